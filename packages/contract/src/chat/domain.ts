import { defineDomain } from '../core/define-domain.ts'
import { chatActivityTexts } from './activity-texts.ts'
import { chatAnswerTexts } from './answer-texts.ts'
import { chatCalls } from './calls.ts'
import { chatEmojiTexts } from './emoji-texts.ts'
import {
  chatChanged,
  chatReacted,
  chatRead,
  chatReportsChanged,
  chatSeen,
  chatTyping,
} from './events.ts'
import { chatNotices } from './notices.ts'
import { chatNoticeTexts } from './notice-texts.ts'
import { chatRoutes } from './routes.ts'
import { chatRuleTexts } from './rule-texts.ts'
import { chatTexts } from './texts.ts'

/** What chat declares: see core/define-domain.ts. */
export const chat = defineDomain({
  calls: chatCalls,
  events: [chatChanged, chatReacted, chatRead, chatSeen, chatTyping, chatReportsChanged],
  notices: chatNotices,
  routes: chatRoutes,
  texts: {
    ...chatTexts,
    ...chatAnswerTexts,
    ...chatEmojiTexts,
    ...chatRuleTexts,
    ...chatActivityTexts,
    ...chatNoticeTexts,
  },
})
