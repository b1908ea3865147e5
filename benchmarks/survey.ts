/**
 * A form of so many questions in the format of SurveyJS, a third of which are shown by the answer to
 * the question before: what lane 10 shows in the peer, and imports into the product.
 */
export function surveyOf(questions: number) {
  const elements = Array.from({ length: questions }, (_, index) => ({
    type: 'radiogroup',
    name: `q${index}`,
    title: `Ερώτηση ${index + 1}`,
    choices: [1, 2, 3, 4],
    ...(index % 3 === 2 && { visibleIf: `{q${index - 1}} > 0 and {q${index - 1}} < 5` }),
  }))
  return {
    title: 'Μέτρηση',
    locale: 'el',
    pages: Array.from({ length: questions / 20 }, (_, page) => ({
      name: `p${page}`,
      elements: elements.slice(page * 20, page * 20 + 20),
    })),
  }
}
