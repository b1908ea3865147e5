/**
 * Whether a conversation takes messages of the caller's:
 * - `open`;
 * - `ended`: the two have no more to do with each other in the programme, or one keeps the other away;
 * - `blocked`: the caller keeps the other away;
 * - `left`: the caller is no longer in the group;
 * - `off`: the project's chat is closed.
 */
export const CHAT_STATES = ['open', 'ended', 'blocked', 'left', 'off'] as const

export type ChatState = (typeof CHAT_STATES)[number]

/** How somebody may react to a message; the page shows a sign for each. */
export const REACTIONS = ['like', 'love', 'laugh', 'wow', 'sad', 'thanks'] as const

export type Reaction = (typeof REACTIONS)[number]

/** Why a message is reported. */
export const REPORT_REASONS = ['insult', 'improper', 'pressure', 'danger', 'other'] as const

export type ReportReason = (typeof REPORT_REASONS)[number]
