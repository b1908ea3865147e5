import type { CallOutput } from '#shared'

/** A conversation as the person has it. */
export type Conversation = CallOutput<'chat.getConversation'>

/** A message that the server has. */
export type Message = CallOutput<'chat.getMessages'>[number]

/** A message as an answer to it quotes it. */
export type Quote = NonNullable<Message['ReplyTo']>

/** Somebody to whom the person may write. */
export type Contact = CallOutput<'chat.listContacts'>['list'][number]

/** A file that was uploaded for a message. */
export interface AttachedFile {
  readonly Id: number
  readonly FileName: string
}

/** What is to be sent. */
export interface Written {
  readonly text: string
  readonly files: readonly AttachedFile[]
  /** The message that it answers. */
  readonly replyTo?: Quote | undefined
}

/** A message on its way. */
export interface Outgoing extends Written {
  /** Made here: sent twice, it is one message. */
  readonly id: string
  /** In which project the conversation is. */
  readonly projectId: number
  /** The server does not take it; until then it is sent again and again. */
  readonly isRefused?: boolean
}
