import { z } from 'zod'
import { id, instant, translations } from '../core/shapes.ts'
import { ACTION_VIEWERS } from './action-viewers.ts'
import { viewDirective, viewParts } from './entities.ts'

/** As the specification's calls name it, in whatever case. */
export const viewType = z.string().max(20).toLowerCase().pipe(z.enum(ACTION_VIEWERS))

/** What a view of an action is made of. */
export const actionViewParts = {
  ...viewParts,
  /** A function of `{ view, api }` that returns the functions of the template and the controller. */
  Functions: viewParts.Html,
  /** What it is called, by language; the title of its frame. */
  Titles: translations(120),
}

/** A view of one action, or of all actions of a type that have none of their own, as lists have it. */
export const actionViewLine = z.strictObject({
  Id: id,
  /** Null of a view of a type. */
  ActionId: id.nullable(),
  TypeId: z.int(),
  /** The action's title; null of a view of a type. */
  Title: z.string().nullable(),
  ViewType: z.enum(ACTION_VIEWERS),
  /** On the page of which action it is written: of a view of a type the first; null where there is none. */
  WrittenAt: id.nullable(),
  /** The latest version, which is a draft until it is published. */
  Version: id,
  /** The version that others see; null while there is none. */
  Published: id.nullable(),
  ChangedAt: instant,
  /** Who changed it last; null where they are no longer known. */
  By: z.string().nullable(),
})

export const actionViewDraft = actionViewLine.extend(actionViewParts)

/** A published view of an action with all that it needs to run. */
export const runnableActionView = z.strictObject({
  Id: id,
  Version: id,
  ...actionViewParts,
  Directives: z.array(viewDirective),
})

export const actionViewVersion = z.strictObject({
  Version: id,
  At: instant,
  By: z.string().nullable(),
  ...actionViewParts,
})
