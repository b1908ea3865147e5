import type { Locator, Page } from 'playwright-core'
import type { Visitor } from './browser.ts'
import { PROJECT } from './stage.ts'
import { el } from './words.ts'

/** Somebody to whom one may write. */
export interface Contact {
  readonly Id: number
  readonly Roles: readonly string[]
}

/** The first, or the last, of a mentor's mentees, and the conversation of the two. */
export async function findPair(
  { ask }: Visitor,
  which: 'first' | 'last' = 'first',
): Promise<{ menteeId: number; id: number; path: string }> {
  const { list } = await ask<{ list: Contact[] }>('/api/User/Chat', {})
  const mentees = list.filter(({ Roles }) => Roles.includes('Mentee'))
  const mentee = mentees.at(which === 'first' ? 0 : -1)
  if (!mentee) throw new Error('the mentor has nobody to write to')
  const input = { ProjectId: PROJECT.id, UserId: mentee.Id }
  const { Id } = await ask<{ Id: number }>('/api/Chat/Start', input)
  return { menteeId: mentee.Id, id: Id, path: `/${PROJECT.url}/chat/${Id}` }
}

/** Where a message is written. */
export const field = (page: Page): Locator =>
  page.getByRole('textbox', { name: el('chat.write'), exact: true })

/** What was said. */
export const log = (page: Page): Locator => page.getByRole('log', { name: el('chat.log') })

export const sendButton = (page: Page): Locator =>
  page.getByRole('button', { name: el('chat.send'), exact: true })

/** The last message that says something. */
export const messageOf = (page: Page, text: string): Locator =>
  log(page).getByRole('article').filter({ hasText: text }).last()

/** Writes by hand. */
export async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await field(page).press('Enter')
}

/** Sends past the page; with the number of what it answers. */
export async function send(
  { ask }: Visitor,
  ConversationId: number,
  Message: string,
  rest: { readonly ReplyTo?: number } = {},
): Promise<{ Seq: number }> {
  const MessageId = crypto.randomUUID()
  return ask('/api/Chat/Send', { ConversationId, MessageId, Message, ...rest })
}

/** How many messages somebody has not read. */
export const unreadOf = async ({ ask }: Visitor, ConversationId: number): Promise<number> =>
  (await ask<{ New: number }>('/api/chat/newcount', { ConversationId })).New

/** Chooses something of a message's menu by the keyboard. */
export async function act(page: Page, text: string, item: string): Promise<void> {
  const message = messageOf(page, text)
  await message.focus()
  await message.getByRole('button', { name: el('chat.actions') }).press('Enter')
  await page.getByRole('menuitem', { name: item, exact: true }).press('Enter')
}
