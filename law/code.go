package law

// A Code names a kind of problem, so that it can be explained and searched for:
// 0xx the form of a file, 1xx the conditions of clauses, 2xx what clauses mean
// together.
type Code struct {
	ID   string
	Says Text
}

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
	CodePlaceholder = "L033"
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
	CodeCopied      = "L113"
	CodeOneSided    = "L114"
	CodeTopic       = "L120"
	CodeNearTopic   = "L121"
	// What clauses mean together.
	CodeDead          = "L201"
	CodeConflict      = "L202"
	CodeUnanswered    = "L203"
	CodeIdleCondition = "L204"
	CodeIdleEdge      = "L205"
	CodeCertificate   = "L206"
)

var codes = []Code{
	{CodeSyntax, Text{"the file is not YAML", "het bestand is geen YAML"}},
	{CodeCharacter, Text{"the file holds a character that no text should hold", "er staat een teken in het bestand dat in geen tekst hoort"}},
	{CodeDocument, Text{"the file holds no document, or more than one", "er staat geen document in het bestand, of meer dan een"}},
	{CodeTag, Text{"a value begins with !, which YAML takes for a tag and drops", "een waarde begint met !, wat YAML voor een tag houdt en weglaat"}},
	{CodeAlias, Text{"an anchor or alias makes one place stand for another; each thing is written where it belongs", "een anker of alias laat de ene plaats voor de andere staan; alles wordt geschreven waar het hoort"}},
	{CodeUnknownKey, Text{"a key is not one of those that may stand here", "een sleutel is geen van die welke hier mogen staan"}},
	{CodeMissingKey, Text{"a key that must stand here does not", "een sleutel die hier moet staan ontbreekt"}},
	{CodeDoubledKey, Text{"a key stands twice in one mapping", "een sleutel staat tweemaal in één toewijzing"}},
	{CodeShape, Text{"a mapping, a list or a text stands where another of these is expected", "een toewijzing, een lijst of een tekst staat waar een andere van deze wordt verwacht"}},
	{CodeEmpty, Text{"a key or an entry has no value", "een sleutel of een vermelding heeft geen waarde"}},
	{CodeQuotes, Text{"a text that YAML reads as a number, a truth value or a date needs quotes", "een tekst die YAML als getal, waarheidswaarde of datum leest heeft aanhalingstekens nodig"}},
	{CodeWord, Text{"a word is not one of those that may stand here", "een woord is geen van die welke hier mogen staan"}},
	{CodeID, Text{"a clause id is not built of parts as editions print them, or does not belong to its article", "het kenmerk van een clausule bestaat niet uit delen zoals edities ze drukken, of hoort niet bij zijn artikel"}},
	{CodeTwice, Text{"something is named twice that may be named once", "iets wordt tweemaal genoemd wat eenmaal genoemd mag worden"}},
	{CodeOrder, Text{"an article or clause does not stand where its number puts it in the book", "een artikel of clausule staat niet waar haar nummer haar in het boek zet"}},
	{CodeReference, Text{"a reference leads to nothing", "een verwijzing leidt nergens heen"}},
	{CodeExprForm, Text{"a predicate is written in a form in which faults in it would have no exact place", "een predicaat is zo geschreven dat fouten erin geen precieze plaats zouden hebben"}},
	{CodeExclusive, Text{"two keys exclude each other, or one asks for the other", "twee sleutels sluiten elkaar uit, of de ene vraagt om de andere"}},
	{CodeIdle, Text{"a clause provides nothing and does not say why no record can bring it into play", "een clausule bepaalt niets en zegt niet waarom geen verslag haar in werking kan stellen"}},
	{CodeProvenance, Text{"provenance 'assumed' and ids that begin with 'assumed.' go together, and so do 'inferred' and a confidence", "provenance 'assumed' en kenmerken die met 'assumed.' beginnen horen bijeen, en 'inferred' en een confidence ook"}},
	{CodeConsequence, Text{"a consequence is not one of the vocabulary", "een gevolg is geen van die uit de woordenlijst"}},
	{CodeArgument, Text{"the argument of a consequence is missing, unknown or out of place", "het argument van een gevolg ontbreekt, is onbekend of staat verkeerd"}},
	{CodeWrongMoment, Text{"a consequence cannot be brought at this moment", "een gevolg kan op dit moment niet volgen"}},
	{CodeName, Text{"a name is badly formed", "een naam is slecht gevormd"}},
	{CodeRanks, Text{"the rank of denominations does not hold each of them once", "de rangorde van speelsoorten bevat niet elk ervan eenmaal"}},
	{CodeLoop, Text{"clauses apply, displace or contain each other without end", "clausules brengen, verdringen of bevatten elkaar zonder einde"}},
	{CodeLayout, Text{"a file cannot be laid out without changing what it says", "een bestand kan niet worden opgemaakt zonder te veranderen wat het zegt"}},
	{CodeLacking, Text{"an edition leaves open what no auction can be run without", "een editie laat open wat bij het bieden niet gemist kan worden"}},
	{CodePart, Text{"a clause cannot be part of another, or contradicts what it is part of", "een clausule kan geen onderdeel van een andere zijn, of spreekt tegen waarvan zij een onderdeel is"}},
	{CodeRecord, Text{"a record cannot be read", "een verslag is niet te lezen"}},
	{CodeExpected, Text{"what a case expects is not something a result can hold", "wat een geval verwacht is niets wat een uitspraak kan bevatten"}},
	{CodeCaseName, Text{"a case names a clause, edition, fact or the like that does not exist", "een geval noemt een clausule, editie, feit of iets dergelijks dat niet bestaat"}},
	{CodePlaceholder, Text{"what lawc new wrote for something to be filled in still stands there", "wat lawc new schreef om in te vullen staat er nog"}},
	{CodeTerm, Text{"a condition reads a term that is not of the vocabulary", "een voorwaarde leest een term die niet in de woordenlijst staat"}},
	{CodeValue, Text{"a condition compares a term with a value that it never has", "een voorwaarde vergelijkt een term met een waarde die hij nooit heeft"}},
	{CodeType, Text{"a predicate is not a truth value, or joins what does not fit together", "een predicaat is geen waarheidswaarde, of verbindt wat niet bij elkaar past"}},
	{CodeExpr, Text{"a predicate cannot be read", "een predicaat is niet te lezen"}},
	{CodeTaken, Text{"a name that the file introduces already has a meaning", "een naam die het bestand invoert heeft al een betekenis"}},
	{CodeSuitsFact, Text{"more than one fact names suits", "meer dan één feit noemt kleuren"}},
	{CodeWidth, Text{"the provisions of one moment read more terms together than fit", "de bepalingen van één moment lezen samen meer termen dan er passen"}},
	{CodeUnreadable, Text{"a condition reads a term that has no meaning at this moment", "een voorwaarde leest een term die op dit moment geen betekenis heeft"}},
	{CodeAlways, Text{"a condition always holds, so that it says nothing", "een voorwaarde geldt altijd, en zegt dus niets"}},
	{CodeNever, Text{"a condition never holds, so that what it guards never follows", "een voorwaarde geldt nooit, zodat wat zij bewaakt nooit volgt"}},
	{CodeRepeated, Text{"a predicate reads a term whose value the mapping beside it has settled", "een predicaat leest een term waarvan de toewijzing ernaast de waarde al heeft vastgelegd"}},
	{CodeUnread, Text{"a predicate is defined and nothing reads it", "een predicaat wordt omschreven en niets leest het"}},
	{CodeCopied, Text{"a clause says and brings what another does, under the same conditions", "een clausule zegt en brengt wat een andere zegt en brengt, onder dezelfde voorwaarden"}},
	{CodeOneSided, Text{"of two alternatives only one names the other", "van twee alternatieven noemt maar een het andere"}},
	{CodeTopic, Text{"a topic is used in one edition only, so that nothing is compared with it", "een onderwerp komt maar in één editie voor, zodat er niets mee wordt vergeleken"}},
	{CodeNearTopic, Text{"a topic that stands in no other edition is almost one that does", "een onderwerp dat in geen andere editie staat is bijna een dat er wel staat"}},
	{CodeDead, Text{"a clause that no record brings into play", "een clausule die door geen verslag in werking komt"}},
	{CodeConflict, Text{"two clauses apply together and contradict each other, and nothing says which of them holds", "twee clausules gelden samen en spreken elkaar tegen, en niets zegt welke van de twee geldt"}},
	{CodeUnanswered, Text{"a finding that comes up, and no clause says what follows from it", "een bevinding die voorkomt, en geen clausule zegt wat eruit volgt"}},
	{CodeIdleCondition, Text{"a condition without which every answer would be the same", "een voorwaarde zonder welke elk antwoord hetzelfde zou zijn"}},
	{CodeIdleEdge, Text{"an instead_of between clauses that never apply together", "een instead_of tussen clausules die nooit samen gelden"}},
	{CodeCertificate, Text{"what exploration finds is not what the certificate of the edition says", "wat bij het nagaan wordt gevonden is niet wat het certificaat van de editie zegt"}},
}

// Codes lists the codes in order.
func Codes() []Code { return codes }
