import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { capital, type CallNames, type NewCall } from './call-names.ts'
import { addElement, addImport } from './edit-source.ts'
import { itemActionsOf, writeItemCall } from './write-item-call.ts'
import { camelCase, kebabCase, pascalCase, writeFiles } from './write-files.ts'

/**
 * Creates a call: its declaration in the contract, its use case and its route. In a domain of items,
 * as `new:module` writes it, the call is about one of them: with a line in the policy, and with what
 * makes it beside each item on the page. Elsewhere it is about the project, and open to nobody but
 * SuperAdmin until it is written.
 * @returns the paths of the files that were created or changed
 * @throws Error when the domain is missing, a name is wrong or the path is taken
 */
export async function createCall(root: string, call: NewCall): Promise<string[]> {
  check(root, call)
  const names: CallNames = {
    ...call,
    group: camelCase(call.domain),
    type: pascalCase(call.name),
    file: kebabCase(call.name),
    words: kebabCase(call.name).replaceAll('-', ' '),
    isRead: call.method === 'GET',
    isOfItem: hasItems(root, call.domain),
  }
  const { domain, name, group, file, isRead, isOfItem } = names
  const module = `apps/server/src/modules/${domain}`
  const itemParts = isOfItem ? writeItemCall(names) : { created: {}, changed: {} }
  return writeFiles(root, {
    created: { [`${module}/${file}.ts`]: writeUseCase(names), ...itemParts.created },
    changed: {
      [`packages/contract/src/${domain}/calls.ts`]: (text) => addDeclaration(text, names),
      ...(!isRead || isOfItem
        ? { [textsOf(root, domain)]: (text: string) => addTexts(text, names) }
        : {}),
      [`${module}/routes.ts`]: (text) =>
        addImport(
          addElement(text, { call: 'implement', firstArgument: `contract.${group}` }, name),
          [name],
          `./${file}.ts`,
        ),
      ...itemParts.changed,
    },
  })
}

/** Whether the domain has items with a policy and a page, as `new:module` writes them. */
function hasItems(root: string, domain: string): boolean {
  const policy = path.join(root, `apps/server/src/modules/${domain}/policy.ts`)
  const isPolicy = existsSync(policy) && readFileSync(policy, 'utf8').includes('const accessItem =')
  return isPolicy && existsSync(path.join(root, itemActionsOf(domain)))
}

function check(root: string, call: NewCall): void {
  if (!/^[a-z][a-zA-Z0-9]*$/.test(call.name)) throw new Error(`«${call.name}» is not in camelCase.`)
  if (!['GET', 'POST'].includes(call.method)) throw new Error('The method is GET or POST.')
  if (!/^\/[^\s']+$/.test(call.path)) throw new Error('The path begins with / and has no spaces.')
  const files = globSync('packages/contract/src/**/*calls.ts', { cwd: root })
  if (!files.includes(path.join('packages/contract/src', call.domain, 'calls.ts'))) {
    throw new Error(`There is no domain ${call.domain}: npm run new:module -- ${call.domain}`)
  }
  const declared = `path: '${call.path}'`.toLowerCase()
  const taken = files.find((file) =>
    readFileSync(path.join(root, file), 'utf8').toLowerCase().includes(declared),
  )
  if (taken) throw new Error(`${taken} has a call at ${call.path} already; case does not count.`)
}

/** The table of texts that says what was done: the domain's own, else its first. */
function textsOf(root: string, domain: string): string {
  const folder = `packages/contract/src/${domain}`
  const tables = globSync(`${folder}/{texts,*-texts}.ts`, { cwd: root }).sort()
  const [first] = tables
  if (first === undefined) throw new Error(`${folder} has no texts for the log of activity.`)
  return tables.find((file) => file.endsWith('/texts.ts')) ?? first
}

/** What the log of activity says of a write, and what its button or its window says. */
function addTexts(text: string, { group, name, words, isRead, isOfItem }: CallNames): string {
  const texts = [
    ...(isRead
      ? []
      : [
          `'activity.${group}.${name}': { el: '{who}: ενέργεια «${words}»', en: '{who}: ${words}' }`,
        ]),
    ...(isOfItem
      ? [
          `'${group}.${name}': { el: 'Κλήση «${words}»', en: '${capital(words)}' }`,
          `'${group}.${name}.of': { el: 'Κλήση «${words}»: {title}', en: '${capital(words)}: {title}' }`,
          isRead
            ? `'${group}.${name}.close': { el: 'Κλείσιμο', en: 'Close' }`
            : `'${group}.${name}.done': { el: 'Έγινε.', en: 'Done.' }`,
        ]
      : []),
  ]
  return texts.reduce((all, one) => addElement(all, { call: 'defineTexts' }, one), text)
}

function addDeclaration(text: string, names: CallNames): string {
  const { group, name, path: address, isRead, isOfItem, words } = names
  const number = isRead ? 'z.coerce.number().pipe(id)' : 'id'
  const [preset, usual, audit] = isRead
    ? ['readCall', "method: 'GET',\n", '']
    : ['writeCall', '', `audit: '${group}.${name}',\n`]
  const answer = isOfItem ? 'z.strictObject({ Title: z.string() })' : 'nothing'
  const declaration = `${name}: ${preset}({
  ${usual}path: '${address}',
  ${isRead ? "body: 'query',\n" : ''}summary: '${capital(words)}.',
  input: z.strictObject({ ProjectId: ${number}${isOfItem ? `, Id: ${number}` : ''} }),
  example: ({ projectId${isOfItem ? ', absentId' : ''} }) => ({ ProjectId: projectId${isOfItem ? ', Id: absentId' : ''} }),
  output: ${isRead ? answer : 'done'},
  access: { roles: ${isOfItem ? 'ADMIN' : "['SuperAdmin']"}, scope: 'project' },
  ${audit}})`
  const shapes = ['id', ...(isRead ? [] : ['done']), ...(isRead && !isOfItem ? ['nothing'] : [])]
  const declared = addElement(text, { call: 'defineCalls', firstArgument: group }, declaration)
  const withRoles = isOfItem ? addImport(declared, ['ADMIN'], '../core/routes.ts') : declared
  const withShapes = addImport(addImport(withRoles, shapes, '../core/shapes.ts'), ['z'], 'zod')
  return addImport(withShapes, [preset], '../core/define-call.ts')
}

function writeUseCase({ group, name, type, words, isRead, isOfItem }: CallNames): string {
  const body = isRead
    ? `const { title } = await accessFor${type}(context, Id)
  return { Title: title }`
    : `await accessFor${type}(context, Id)
  return { ok: true }`
  return `import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
${isOfItem ? `import { accessFor${type} } from './policy.ts'\n` : ''}
type ${type} = typeof contract.${group}.calls.${name}

/** ${capital(words)}. */
export async function ${name}(
  ${isOfItem ? '{ Id }' : '_input'}: InputOf<${type}>,
  ${isOfItem ? 'context' : '_context'}: CallContext,
): Promise<OutputOf<${type}>> {
  ${isOfItem ? body : `return ${isRead ? '{}' : '{ ok: true }'}`}
}
`
}
