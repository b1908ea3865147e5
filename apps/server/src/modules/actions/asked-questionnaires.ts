import type { Sql } from '../../kernel/database/sql.ts'
import { definePort } from '../../kernel/port.ts'

/** The questionnaires that actions ask. */
interface AskedQuestionnaires {
  /** A condition: whether the questionnaire is the project's own. */
  isOf(projectId: number, questId: number | Sql): Sql
}

/** Questionnaires are answered in actions, and so provide this. */
export const askedQuestionnaires = definePort<AskedQuestionnaires>('actions.askedQuestionnaires')
