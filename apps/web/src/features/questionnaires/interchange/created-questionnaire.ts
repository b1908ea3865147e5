/** A questionnaire that has just come from a file. */
export interface CreatedQuestionnaire {
  readonly questId: number
  readonly title: string
}
