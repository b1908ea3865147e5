import { z } from 'zod'
import { ROLES } from '../core/roles.ts'
import { id, instant, someText } from '../core/shapes.ts'
import { MAX_VIEW_CALLS, MAX_VIEW_TEXT } from './limits.ts'

/** A view without a category (v1 of the specification), one with (v2), and a part of others (directive). */
export const VIEW_CLASSES = ['view', 'view2', 'directive'] as const

export const viewClass = z.enum(VIEW_CLASSES)
export type ViewClass = z.infer<typeof viewClass>

/** A name in an address: a letter, then letters, digits, `_` and `-`. */
const inAddress = z.string().trim().max(60)
const WRITTEN = /^[\p{L}_][\p{L}\p{N}_-]*$/u

export const viewName = someText.max(60).regex(WRITTEN, { error: 'view_name' })
export const viewCategory = inAddress.refine((text) => text === '' || WRITTEN.test(text), {
  error: 'view_name',
})

/** To whom it is shown; nobody sees one without roles. */
export const viewAccess = z.array(z.enum(ROLES)).max(ROLES.length)

const text = z.string().max(MAX_VIEW_TEXT, { error: 'too_big' })

/** What a view is made of. */
export const viewParts = {
  /** A template of Vue. */
  Html: text,
  /** A function of `{ view, api }` that returns the state of the template. */
  Controller: text,
  Styles: text,
  /** The calls of the contract that it may make as the viewer. */
  Calls: z.array(z.string().max(100)).max(MAX_VIEW_CALLS),
}

export const viewInput = {
  Class: viewClass,
  Name: viewName,
  Category: viewCategory.default(''),
  Descr: z.string().trim().max(500).default(''),
  Access: viewAccess,
  Html: text.default(''),
  Controller: text.default(''),
  Styles: text.default(''),
  Calls: viewParts.Calls.default([]),
}

/** A view as lists have it, without its text. */
export const viewLine = z.strictObject({
  Id: id,
  Class: viewClass,
  Name: z.string(),
  Category: z.string(),
  Descr: z.string(),
  Access: viewAccess,
  /** The latest version, which is a draft until it is published. */
  Version: id,
  /** The version that others see; null while there is none. */
  Published: id.nullable(),
  ChangedAt: instant,
  /** Who changed it last; null where they are no longer known. */
  By: z.string().nullable(),
})

export const viewDraft = viewLine.extend(viewParts)

/** A part that views use by its name. */
export const viewDirective = z.strictObject({
  Name: z.string(),
  Html: z.string(),
  Controller: z.string(),
  Styles: z.string(),
})

/** A published view with all that it needs to run. */
export const runnableView = z.strictObject({
  Name: z.string(),
  /** What it is called in the reader’s language: its name, where that is not translated. */
  Title: z.string(),
  Class: viewClass,
  Category: z.string(),
  Version: id,
  ...viewParts,
  Directives: z.array(viewDirective),
})

export const viewVersion = z.strictObject({
  Version: id,
  At: instant,
  By: z.string().nullable(),
  ...viewParts,
})
