import { isBuiltIn } from '@telemachos/contract/core/define-texts'
import {
  ACTION_VIEW_FIELD,
  VIEW_FIELD,
  type AuthorTextSort,
} from '@telemachos/contract/language/author-texts'
import { sayDocument, sentencesOf } from '@telemachos/rules/document-words'
import { createHash } from 'node:crypto'
import { setImmediate as soon } from 'node:timers/promises'
import type { CallContext } from '../../kernel/context.ts'
import type { Db } from '../../kernel/database/database.ts'
import { projectWords, type AuthorText, type AuthorTextSource } from '../language/index.ts'
import { listWordedActionViews, listWordedViews } from './view-texts-store.ts'

/** The most characters of a translation. */
const MOST = { viewTitle: 120, viewDescr: 500, viewText: 8_000 } as const satisfies Partial<
  Record<AuthorTextSort, number>
>

interface Authored {
  readonly el: string
  readonly en: string
}

/** How the fields of a view begin, and those of a view of an action. */
export const viewStart = (id: number): string => `${VIEW_FIELD}${id}.`
export const actionViewStart = (id: number): string => `${ACTION_VIEW_FIELD}${id}.`

/** What people call a view whose name is an address: the same on every page. */
const titleOfName = (name: string): string => name.replaceAll(/[-_]/g, ' ')

/** A sentence is known by its words: wherever it stands, it is translated once. */
const placeOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 12)

/** What stands open in a template: it would go on with what follows. */
const OPEN = /<(?![a-zA-Z/][^<>]*>)|\{\{(?![^{}]*\}\})/

/** Published views: what they are called, and the sentences of their templates. Controllers say what they say. */
export const viewTexts: AuthorTextSource = {
  of: 'project',
  has: (field) => field.startsWith(VIEW_FIELD) || field.startsWith(ACTION_VIEW_FIELD),
  list: async ({ db, language, actor: { projectId } }, id = projectId, field?: string) => {
    if (id !== projectId) return []
    const isAsked = (start: string) => field?.startsWith(start) ?? true
    const all: AuthorText[] = []
    const views = isAsked(VIEW_FIELD) ? await listWordedViews(db, projectId) : []
    for (const { id: own, name, descr, isPart, html } of views) {
      const start = viewStart(own)
      if (!isAsked(start)) continue
      const of = titleOfName(name)
      const page = isPart
        ? []
        : [
            { field: `${start}title`, sort: 'viewTitle', el: of, en: '' } as const,
            { field: `${start}descr`, sort: 'viewDescr', el: descr, en: '' } as const,
          ]
      all.push(...collected(projectId, of, [...page, ...sentences(start, html)]))
      // Whoever else is served is served between two views: a long one takes its time.
      await soon()
    }
    const ofActions = isAsked(ACTION_VIEW_FIELD) ? await listWordedActionViews(db, projectId) : []
    for (const { id: own, action, titles, html } of ofActions) {
      const start = actionViewStart(own)
      if (!isAsked(start)) continue
      const title = titleIn(titles)
      const of = titles[language] || title.el || title.en || (action ?? '')
      const titled = { field: `${start}title`, sort: 'viewTitle', ...title } as const
      all.push(...collected(projectId, of, [titled, ...sentences(start, html)]))
      await soon()
    }
    return all
  },
}

type Listed = Pick<AuthorText, 'field' | 'el' | 'en'> & { readonly sort: keyof typeof MOST }

const titleIn = ({ el = '', en = '' }: Readonly<Record<string, string>>): Authored => ({ el, en })

/** What is left open in itself is not to be said otherwise. */
const sentences = (start: string, html: string): Listed[] =>
  sentencesOf(html)
    .filter(({ text }) => !OPEN.test(text))
    .map(({ text }) => ({ field: `${start}${placeOf(text)}`, sort: 'viewText', el: text, en: '' }))

/** Each once; what has no letter is the same in every language. */
function collected(projectId: number, of: string, listed: readonly Listed[]): AuthorText[] {
  const common = { kind: 'project', id: projectId, elsewhere: [], of } as const
  const texts = new Map<string, AuthorText>()
  for (const one of listed)
    if (/\p{L}/u.test(one.el + one.en))
      texts.set(one.field, { ...common, ...one, most: MOST[one.sort] })
  return [...texts.values()]
}

/** The views of a project as somebody sees them. */
interface ViewWords {
  readonly title: (view: { readonly id: number; readonly name: string }) => string
  readonly descr: (view: { readonly id: number; readonly descr: string }) => string
  /** A view, or a part of views, with its sentences. */
  readonly view: <View extends { readonly id: number; readonly html: string }>(view: View) => View
  /** The same of a view of an action, with its title. */
  readonly actionView: <
    View extends {
      readonly id: number
      readonly html: string
      readonly titles: Readonly<Record<string, string>>
    },
  >(
    view: View,
  ) => View
}

const AS_WRITTEN: ViewWords = {
  title: ({ name }) => titleOfName(name),
  descr: ({ descr }) => descr,
  view: (view) => view,
  actionView: (view) => view,
}

/**
 * What is translated of a project's views: by one query for readers whose language was added, by none for others.
 * A sentence that its authors have changed since is another one, which is not translated.
 */
export async function viewWords({
  db,
  language,
  actor: { projectId },
}: Pick<CallContext, 'language' | 'actor'> & { readonly db: Db }): Promise<ViewWords> {
  if (isBuiltIn(language)) return AS_WRITTEN
  const starts = [VIEW_FIELD, ACTION_VIEW_FIELD]
  const words = await projectWords(db, language, { projectId, starts })
  const find = (field: string, { el, en }: Authored): string | undefined => {
    const said = Object.hasOwn(words, field) ? words[field] : undefined
    return said?.el === el && said.en === en ? said.text : undefined
  }
  const say = (field: string, el: string): string => find(field, { el, en: '' }) ?? el
  const template = (start: string, html: string): string =>
    sayDocument(html, (text) => {
      const said = say(`${start}${placeOf(text)}`, text)
      return OPEN.test(text) || OPEN.test(said) ? text : said
    })
  return {
    title: ({ id, name }) => say(`${viewStart(id)}title`, titleOfName(name)),
    descr: ({ id, descr }) => say(`${viewStart(id)}descr`, descr),
    view: (view) => ({ ...view, html: template(viewStart(view.id), view.html) }),
    actionView: (view) => {
      const start = actionViewStart(view.id)
      // Where the English stands, which such a reader reads.
      const title = find(`${start}title`, titleIn(view.titles))
      return {
        ...view,
        html: template(start, view.html),
        titles: title === undefined ? view.titles : { ...view.titles, en: title },
      }
    },
  }
}
