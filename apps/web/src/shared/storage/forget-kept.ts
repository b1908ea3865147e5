import { mayForget } from './before-forgetting.ts'
import { forgetKeptApplications } from './kept-application.ts'
import { forgetKeptAttempts } from './kept-attempts.ts'
import { forgetKeptChats } from './kept-chats.ts'
import { forgetKeptDrafts } from './kept-drafts.ts'
import { forgetKeptLists } from './kept-lists.ts'
import { forgetKeptUploads } from './kept-uploads.ts'
import { forgetKeptWalks } from './kept-walks.ts'

/**
 * Forgets all that the browser keeps of whoever signs off here. @returns false where they were asked
 * and rather stay.
 */
export async function forgetKept(): Promise<boolean> {
  if (!(await mayForget())) return false
  await Promise.all([forgetKeptLists(), forgetKeptUploads(), forgetKeptAttempts()])
  forgetKeptChats()
  forgetKeptApplications()
  forgetKeptDrafts()
  forgetKeptWalks()
  return true
}
