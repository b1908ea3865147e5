import type { ComponentProps, ReactNode } from 'react'
import type { CallOutput } from '#shared'
import { lastPage, Pager } from '#ui'
import classes from './chat.module.css'
import type { Contact } from './chat-types.ts'

interface Props extends Pick<ComponentProps<'ul'>, 'aria-label' | 'aria-labelledby'> {
  readonly found: CallOutput<'chat.listContacts'>
  readonly page: number
  readonly onPage: (page: number) => void
  /** What stands for each of them. */
  readonly children: (contact: Contact) => ReactNode
}

/** A page of those to whom the person may write. */
export function ContactPages({ found: { list, All }, page, onPage, children, ...label }: Props) {
  return (
    <>
      <ul className={classes.contacts} {...label}>
        {list.map((contact) => (
          <li key={contact.Id}>{children(contact)}</li>
        ))}
      </ul>
      {All > list.length && <Pager page={page} last={lastPage(All)} onChange={onPage} />}
    </>
  )
}
