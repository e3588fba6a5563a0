package law

// A Code names a kind of problem, so that it can be explained and searched for:
// 0xx the form of a file, 1xx the conditions of clauses, 2xx what clauses mean
// together.
type Code struct{ ID, Says string }

// The codes.
const (
	CodeSyntax      = "L001"
	CodeCharacter   = "L002"
	CodeDocument    = "L003"
	CodeTag         = "L004"
	CodeAlias       = "L005"
	CodeUnknownKey  = "L006"
	CodeMissingKey  = "L007"
	CodeDoubledKey  = "L008"
	CodeShape       = "L009"
	CodeEmpty       = "L010"
	CodeQuotes      = "L011"
	CodeWord        = "L012"
	CodeID          = "L013"
	CodeTwice       = "L014"
	CodeOrder       = "L015"
	CodeReference   = "L016"
	CodeExprForm    = "L017"
	CodeExclusive   = "L018"
	CodeIdle        = "L019"
	CodeProvenance  = "L020"
	CodeConsequence = "L021"
	CodeArgument    = "L022"
	CodeWrongMoment = "L023"
	CodeName        = "L024"
	CodeRanks       = "L025"
	CodeLoop        = "L026"
	CodeLayout      = "L027"
	CodeLacking     = "L028"
	CodePart        = "L029"
	CodeRecord      = "L030"
	CodeExpected    = "L031"
	CodeCaseName    = "L032"
	CodeTerm        = "L101"
	CodeValue       = "L102"
	CodeType        = "L103"
	CodeExpr        = "L104"
	CodeTaken       = "L105"
	CodeSuitsFact   = "L106"
	CodeWidth       = "L107"
	CodeUnreadable  = "L108"
	CodeAlways      = "L109"
	CodeNever       = "L110"
	CodeRepeated    = "L111"
	CodeUnread      = "L112"
	CodeTopic       = "L120"
	// What clauses mean together.
	CodeDead          = "L201"
	CodeConflict      = "L202"
	CodeUnanswered    = "L203"
	CodeIdleCondition = "L204"
	CodeIdleEdge      = "L205"
	CodeCertificate   = "L206"
)

var codes = []Code{
	{CodeSyntax, "the file is not YAML"},
	{CodeCharacter, "the file holds a character that no text should hold"},
	{CodeDocument, "the file holds no document, or more than one"},
	{CodeTag, "a value begins with !, which YAML takes for a tag and drops"},
	{CodeAlias, "an anchor or alias makes one place stand for another; each thing is written where it belongs"},
	{CodeUnknownKey, "a key is not one of those that may stand here"},
	{CodeMissingKey, "a key that must stand here does not"},
	{CodeDoubledKey, "a key stands twice in one mapping"},
	{CodeShape, "a mapping, a list or a text stands where another of these is expected"},
	{CodeEmpty, "a key or an entry has no value"},
	{CodeQuotes, "a text that YAML reads as a number, a truth value or a date needs quotes"},
	{CodeWord, "a word is not one of those that may stand here"},
	{CodeID, "a clause id is not built of parts as editions print them, or does not belong to its article"},
	{CodeTwice, "something is named twice that may be named once"},
	{CodeOrder, "an article or clause does not stand where its number puts it in the book"},
	{CodeReference, "a reference leads to nothing"},
	{CodeExprForm, "a predicate is written in a form in which faults in it would have no exact place"},
	{CodeExclusive, "two keys exclude each other, or one asks for the other"},
	{CodeIdle, "a clause provides nothing and does not say why no record can bring it into play"},
	{CodeProvenance, "provenance 'assumed' and ids that begin with 'assumed.' go together, and so do 'inferred' and a confidence"},
	{CodeConsequence, "a consequence is not one of the vocabulary"},
	{CodeArgument, "the argument of a consequence is missing, unknown or out of place"},
	{CodeWrongMoment, "a consequence cannot be brought at this moment"},
	{CodeName, "a name is badly formed"},
	{CodeRanks, "the rank of denominations does not hold each of them once"},
	{CodeLoop, "clauses apply, displace or contain each other without end"},
	{CodeLayout, "a file cannot be laid out without changing what it says"},
	{CodeLacking, "an edition leaves open what no auction can be run without"},
	{CodePart, "a clause cannot be part of another, or contradicts what it is part of"},
	{CodeRecord, "a record cannot be read"},
	{CodeExpected, "what a case expects is not something a result can hold"},
	{CodeCaseName, "a case names a clause, edition, fact or the like that does not exist"},
	{CodeTerm, "a condition reads a term that is not of the vocabulary"},
	{CodeValue, "a condition compares a term with a value that it never has"},
	{CodeType, "a predicate is not a truth value, or joins what does not fit together"},
	{CodeExpr, "a predicate cannot be read"},
	{CodeTaken, "a name that the file introduces already has a meaning"},
	{CodeSuitsFact, "more than one fact names suits"},
	{CodeWidth, "the provisions of one moment read more terms together than fit"},
	{CodeUnreadable, "a condition reads a term that has no meaning at this moment"},
	{CodeAlways, "a condition always holds, so that it says nothing"},
	{CodeNever, "a condition never holds, so that what it guards never follows"},
	{CodeRepeated, "a predicate reads a term whose value the mapping beside it has settled"},
	{CodeUnread, "a predicate is defined and nothing reads it"},
	{CodeTopic, "a topic is used in one edition only, so that nothing is compared with it"},
	{CodeDead, "a clause that no record brings into play"},
	{CodeConflict, "two clauses apply together and contradict each other, and nothing says which of them holds"},
	{CodeUnanswered, "a finding that comes up, and no clause says what follows from it"},
	{CodeIdleCondition, "a condition without which every answer would be the same"},
	{CodeIdleEdge, "an instead_of between clauses that never apply together"},
	{CodeCertificate, "what exploration finds is not what the certificate of the edition says"},
}

// Codes lists the codes in order.
func Codes() []Code { return codes }
