import { SPECIFIED_ROUTES } from '@telemachos/contract/core/routes'
import type { ModuleNames } from './module-names.ts'

/** The files of a new domain in the contract: a list by pages, and adding to it. */
export function writeContract(names: ModuleNames): Record<string, string> {
  const { domain, name } = names
  const folder = `packages/contract/src/${domain}`
  return {
    [`${folder}/domain.ts`]: `import { defineDomain } from '../core/define-domain.ts'
import { ${name}Calls } from './calls.ts'
import { ${name}Routes } from './routes.ts'
import { ${name}Texts } from './texts.ts'

/** What ${domain} declares: see core/define-domain.ts. */
export const ${name} = defineDomain({
  calls: ${name}Calls,
  routes: ${name}Routes,
  texts: ${name}Texts,
})
`,
    [`${folder}/calls.ts`]: writeCalls(names),
    [`${folder}/routes.ts`]: writeRoutes(names),
    [`${folder}/texts.ts`]: writeTexts(names),
  }
}

const isSpecified = (state: string): boolean =>
  SPECIFIED_ROUTES.some((route) => route.state === state)

function writeCalls({ domain, name }: ModuleNames): string {
  return `import { z } from 'zod'
import { defineCalls, readCall, writeCall } from '../core/define-call.ts'
import { ADMIN } from '../core/routes.ts'
import { done, id, instant, page, paged } from '../core/shapes.ts'

const item = z.strictObject({
  Id: id,
  Title: z.string(),
  At: instant,
  /** Who added it; null where they are no longer known. */
  By: z.string().nullable(),
  /** Whether the caller may change or remove it. */
  MayChange: z.boolean(),
})

/** The calls of ${domain}. */
export const ${name}Calls = defineCalls('${name}', {
  listItems: readCall({
    path: '/api/${domain}/ListItems',
    summary: 'The items of the project, the latest first.',
    input: z.strictObject({ ProjectId: id, page: page.default(1) }),
    example: ({ projectId }) => ({ ProjectId: projectId, page: 1 }),
    output: paged(item),
    access: { roles: ADMIN, scope: 'project' },
  }),
  addItem: writeCall({
    path: '/api/${domain}/AddItem',
    summary: 'Adds an item to the project.',
    input: z.strictObject({
      ProjectId: id,
      Title: z.string().trim().min(1, { error: 'required' }).max(200),
    }),
    example: ({ projectId }) => ({ ProjectId: projectId, Title: 'Παράδειγμα' }),
    output: z.strictObject({ Id: id }),
    access: { roles: ADMIN, scope: 'project' },
    audit: '${name}.itemAdded',
  }),
  removeItem: writeCall({
    path: '/api/${domain}/RemoveItem',
    summary: 'Removes an item, for who added it and for whoever manages the project.',
    input: z.strictObject({ ProjectId: id, Id: id }),
    example: ({ projectId, absentId }) => ({ ProjectId: projectId, Id: absentId }),
    output: done,
    access: { roles: ADMIN, scope: 'project' },
    audit: '${name}.itemRemoved',
  }),
})
`
}

function writeRoutes({ domain, name, state, route }: ModuleNames): string {
  const [helper, declaration] = isSpecified(state)
    ? ['madeRoute', `madeRoute('${route}')`]
    : ['ADMIN, inProject', `inProject('${route}', '${domain}', ADMIN)`]
  return `import { ${helper} } from '../core/routes.ts'

/** The pages of ${domain}. */
export const ${name}Routes = [${declaration}] as const
`
}

function writeTexts({ domain, name, state }: ModuleNames): string {
  const title = `{ el: 'Ενότητα «${domain}»', en: 'The ${domain}' }`
  const routeTexts = `  'route.${state}.title': ${title},
`
  return `import { defineTexts } from '../core/define-texts.ts'

/** What the pages of ${domain} say. */
export const ${name}Texts = defineTexts({
${isSpecified(state) ? '' : routeTexts}  'activity.${name}.itemAdded': {
    el: '{who} πρόσθεσε ένα στοιχείο στην ενότητα «${domain}»',
    en: '{who} added an item to the ${domain}',
  },
  'activity.${name}.itemRemoved': {
    el: '{who} αφαίρεσε ένα στοιχείο από την ενότητα «${domain}»',
    en: '{who} removed an item from the ${domain}',
  },
  '${name}.title': ${title},
  '${name}.items': { el: 'Στοιχεία', en: 'Items' },
  '${name}.empty': { el: 'Δεν υπάρχουν στοιχεία ακόμη', en: 'There are no items yet' },
  '${name}.emptyText': {
    el: 'Προσθέστε το πρώτο με τη φόρμα.',
    en: 'Add the first one with the form.',
  },
  '${name}.field.title': { el: 'Τίτλος', en: 'Title' },
  '${name}.field.added': { el: 'Προστέθηκε', en: 'Added' },
  '${name}.addedBy': { el: '{at}, {name}', en: '{at}, {name}' },
  '${name}.field.actions': { el: 'Ενέργειες', en: 'Actions' },
  '${name}.new': { el: 'Νέο στοιχείο', en: 'New item' },
  '${name}.add': { el: 'Προσθήκη', en: 'Add' },
  '${name}.added': { el: 'Προστέθηκε.', en: 'Added.' },
  '${name}.remove': { el: 'Αφαίρεση', en: 'Remove' },
  '${name}.remove.of': { el: 'Αφαίρεση: {title}', en: 'Remove: {title}' },
  '${name}.remove.sure': { el: 'Να αφαιρεθεί το «{title}»;', en: 'Remove “{title}”?' },
  '${name}.remove.sureText': { el: 'Δεν αναιρείται.', en: 'This cannot be undone.' },
  '${name}.removed': { el: 'Αφαιρέθηκε.', en: 'Removed.' },
})
`
}
