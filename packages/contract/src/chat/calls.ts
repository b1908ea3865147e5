import { defineCalls } from '../core/define-call.ts'
import { conversationCalls } from './conversation-calls.ts'
import { messageCalls } from './message-calls.ts'
import { reportCalls } from './report-calls.ts'

/** People of a programme who talk with each other. */
export const chatCalls = defineCalls('chat', {
  ...conversationCalls,
  ...messageCalls,
  ...reportCalls,
})
