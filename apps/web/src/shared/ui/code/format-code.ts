import type { Plugin } from 'prettier'
import { TAB_SIZE } from './code-view.ts'
import type { CodeLanguage } from './code-languages.ts'

const WIDTH = 100

/** The text as its language is usually laid out; throws where it cannot be parsed. */
export async function formatCode(text: string, language: CodeLanguage): Promise<string> {
  if (language === 'sql') return formatSql(text)
  const { format } = await import('prettier/standalone')
  const { parser, plugins } = await PRINTERS[language]()
  const formatted = await format(text, { parser, plugins, tabWidth: TAB_SIZE, printWidth: WIDTH })
  return formatted.trimEnd()
}

async function formatSql(text: string): Promise<string> {
  const { formatDialect, postgresql } = await import('sql-formatter')
  return formatDialect(text, {
    dialect: postgresql,
    tabWidth: 2,
    keywordCase: 'preserve',
    // A parameter of ours, which the dialect would take for an operator.
    paramTypes: { named: ['@'] },
  })
}

interface Printer {
  readonly parser: string
  readonly plugins: Plugin[]
}

const script = async (parser: string): Promise<Printer> => {
  const [babel, estree] = await Promise.all([
    import('prettier/plugins/babel'),
    import('prettier/plugins/estree'),
  ])
  return { parser, plugins: [babel.default, estree.default as Plugin] }
}

const PRINTERS: { readonly [Name in Exclude<CodeLanguage, 'sql'>]: () => Promise<Printer> } = {
  json: () => script('json'),
  javascript: () => script('babel'),
  css: async () => ({
    parser: 'css',
    plugins: [(await import('prettier/plugins/postcss')).default],
  }),
  html: async () => ({
    parser: 'html',
    plugins: [(await import('prettier/plugins/html')).default],
  }),
  liquid: async () => {
    const { default: plugin } = await import('@shopify/prettier-plugin-liquid/standalone')
    return { parser: 'liquid-html', plugins: [plugin] }
  },
}
