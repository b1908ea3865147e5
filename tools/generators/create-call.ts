import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { addElement, addImport } from './edit-source.ts'
import { camelCase, kebabCase, pascalCase, writeFiles } from './write-files.ts'

/** What a new call is called and where it answers. */
export interface NewCall {
  /** An existing domain, in kebab-case. */
  readonly domain: string
  /** Verb and noun, in camelCase. */
  readonly name: string
  readonly method: string
  readonly path: string
}

/**
 * Creates a call: its declaration in the contract, its use case and its route. It is open to nobody
 * but SuperAdmin, takes nothing and answers nothing until it is written.
 * @returns the paths of the files that were created or changed
 * @throws Error when the domain is missing, a name is wrong or the path is taken
 */
export async function createCall(root: string, call: NewCall): Promise<string[]> {
  check(root, call)
  const { domain, name } = call
  const group = camelCase(domain)
  const file = kebabCase(name)
  const module = `apps/server/src/modules/${domain}`
  const isRead = call.method === 'GET'
  return writeFiles(root, {
    created: {
      [`${module}/${file}.ts`]: writeUseCase(group, name, isRead),
    },
    changed: {
      [`packages/contract/src/${domain}/calls.ts`]: (text) => {
        const shapes = isRead ? ['nothing'] : ['done', 'nothing']
        const declared = addElement(
          text,
          { call: 'defineCalls', firstArgument: group },
          declaration(group, call),
        )
        const withShapes = addImport(declared, shapes, '../core/shapes.ts')
        return addImport(withShapes, [isRead ? 'readCall' : 'writeCall'], '../core/define-call.ts')
      },
      [`${module}/routes.ts`]: (text) =>
        addImport(
          addElement(text, { call: 'implement', firstArgument: `contract.${group}` }, name),
          [name],
          `./${file}.ts`,
        ),
    },
  })
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

function declaration(group: string, { name, method, path: address }: NewCall): string {
  const [preset, usual, audit] =
    method === 'GET'
      ? ['readCall', "method: 'GET',\n", '']
      : ['writeCall', '', `audit: '${group}.${name}',\n`]
  return `${name}: ${preset}({
  ${usual}path: '${address}',
  ${method === 'GET' ? "body: 'none',\n" : ''}summary: '${sentence(name)}',
  input: nothing,
  output: ${method === 'GET' ? 'nothing' : 'done'},
  access: { roles: ['SuperAdmin'], scope: 'project' },
  ${audit}})`
}

function writeUseCase(group: string, name: string, isRead: boolean): string {
  const type = pascalCase(name)
  return `import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'

type ${type} = typeof contract.${group}.calls.${name}

/** ${sentence(name)} */
export async function ${name}(
  _input: InputOf<${type}>,
  _context: CallContext,
): Promise<OutputOf<${type}>> {
  return ${isRead ? '{}' : '{ ok: true }'}
}
`
}

/** `completeAction` as `Complete action.` */
function sentence(name: string): string {
  const words = kebabCase(name).replaceAll('-', ' ')
  return `${pascalCase(words)}.`
}
