package main

import (
	"fmt"
	"strings"

	"lawc/differ"
	"lawc/interp"
	"lawc/law"
	"lawc/report"
)

// takeTopics takes topics through the editions, one after another.
func (t *timed) takeTopics(args []string, programs []*interp.Program) (out []byte, err error) {
	editions := editionsOf(programs)
	all := differ.Topics(editions...)
	meant := map[string][]string{}
	for _, arg := range args {
		if meant[arg] = topicsMeant(arg, all); meant[arg] == nil {
			return nil, unknownTopic(arg, all)
		}
	}
	for _, arg := range args {
		rows := t.ruled(arg, programs)
		if out, err = t.writeRows(out, arg, rows); err != nil {
			return nil, err
		}
		for _, topic := range meant[arg] {
			list := differ.TopicTimeline(topic, editions...)
			rows.judge(topic, list)
			if out, err = t.writeTopic(out, topic, list, rows); err != nil {
				return nil, err
			}
		}
	}
	return out, nil
}

// topicsMeant lists the topics of that name or, if there is none, those of
// which it is the part before the slash.
func topicsMeant(word string, all []string) (topics []string) {
	for _, topic := range all {
		if topic == word {
			return []string{topic}
		}
		if strings.HasPrefix(topic, word+"/") {
			topics = append(topics, topic)
		}
	}
	return topics
}

func unknownTopic(word string, all []string) error {
	var parts []string
	for _, topic := range all {
		part, _, _ := strings.Cut(topic, "/")
		parts = append(parts, part)
	}
	if near := law.Nearest(word, append(parts, all...)); near != "" {
		return fmt.Errorf("unknown topic %q, did you mean %s? (lawc timeline lists them)", word, near)
	}
	for _, part := range parts {
		if word != "" && strings.HasPrefix(part, word) {
			return fmt.Errorf("unknown topic %q, did you mean %s? (lawc timeline lists them)", word, part)
		}
	}
	return fmt.Errorf("unknown topic %q, lawc timeline lists them", word)
}

// writeTopics lists topics.
func (t *timed) writeTopics(topics []string, editions []*law.Edition) ([]byte, error) {
	switch t.format.word {
	case "json":
		return report.AppendTopicsJSON(nil, topics, editions)
	case "html":
		return report.AppendTopicsHTML(nil, topics, editions, t.console.lang), nil
	}
	return report.AppendTopics(nil, topics, editions, t.console.style()), nil
}

// writeTopic writes what the editions say on a topic; as JSON it is a document by itself.
func (t *timed) writeTopic(out []byte, topic string, list []differ.Saying, rows *timedRows) ([]byte, error) {
	switch t.format.word {
	case "json":
		data, err := rows.json(topic, t.console.lang)
		if err != nil {
			return nil, err
		}
		document, err := report.AppendTopicTimelineJSON(nil, topic, list, data, t.console.lang)
		if err != nil {
			return nil, err
		}
		return out, t.documents.add(document, 1)
	case "html":
		return report.AppendTopicTimelineHTML(out, topic, list, t.console.lang), nil
	}
	return report.AppendTopicTimeline(apart(out), topic, list, t.console.style()), nil
}
