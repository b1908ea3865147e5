import { createContext, use } from 'react'

/** The questionnaire that is written; 0 where none is. */
export const QuestIdContext = createContext(0)

export const useQuestId = (): number => use(QuestIdContext)
