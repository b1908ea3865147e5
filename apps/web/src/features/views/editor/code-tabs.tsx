import type { CodeMistake } from '#code'
import { Suspense, useState, type ReactNode } from 'react'
import { Card, Text } from '#layout'
import { useTexts } from '#shared'
import { Tabs, lazyPart, loadCodeEditor } from '#ui'
import type { Failure } from './tried-view.tsx'
import { CODE_LANGUAGES, type CodePart, type CodeTexts } from './code-parts.ts'

const CodeEditor = lazyPart(loadCodeEditor)

/** The part of a view that a failure is in. */
const FAILED = {
  template: 'Html',
  controller: 'Controller',
  functions: 'Functions',
  styles: 'Styles',
  view: 'Controller',
} as const

interface CodeTabsProps {
  readonly parts: readonly CodePart[]
  readonly draft: CodeTexts
  readonly failure: Failure | undefined
  readonly onChange: (change: CodeTexts) => void
  readonly completions: readonly { readonly value: string }[]
  /** What it was before; none of what is not saved yet. */
  readonly versions: ReactNode
}

const NONE: readonly CodeMistake[] = []

/** The code of a view by its parts, and what it was. */
export function CodeTabs(props: CodeTabsProps) {
  const { parts, draft, failure, onChange, completions, versions } = props
  const { t } = useTexts()
  const [tab, setTab] = useState<CodePart | 'versions'>('Html')
  const offered = [...OFFERED, ...completions.map(({ value }) => value)].map((label) => ({
    label,
    type: 'variable',
  }))
  const isHere = failure && FAILED[failure.part] === tab
  return (
    <Card as="section" gap={3} aria-label={t('views.code')}>
      <Tabs
        label={t('views.code')}
        tabs={[
          ...parts.map((key) => ({ key, label: t(`views.part.${key}`) })),
          ...(versions ? [{ key: 'versions', label: t('views.versions') } as const] : []),
        ]}
        current={tab}
        onChange={setTab}
      >
        {tab === 'versions' ? (
          versions
        ) : (
          <Suspense fallback={<Text tone="faint">{t('core.loading')}</Text>}>
            <CodeEditor
              key={tab}
              label={t(`views.part.${tab}`)}
              language={CODE_LANGUAGES[tab]}
              value={draft[tab] ?? ''}
              mistakes={isHere ? [failure] : NONE}
              completions={offered}
              onChange={(text) => onChange({ [tab]: text })}
            />
          </Suspense>
        )}
      </Tabs>
    </Card>
  )
}

const OFFERED = [
  'view.who',
  'view.language',
  'view.scheme',
  'view.params',
  'view.action',
  'api.call',
  'api.service',
  'api.query',
  'api.data.get',
  'api.data.set',
  'api.navigate',
  'api.toast',
  'api.confirm',
  'api.print',
  'api.unsaved',
  'api.saving',
  'api.action.form',
  'api.action.read',
  'api.action.save',
  'api.action.complete',
  'ui-button',
  'ui-field',
  'ui-select',
  'ui-date',
  'ui-table',
  'ui-chart',
  'ui-tabs',
  'ui-dialog',
  'ui-progress',
  'ui-file',
  'ui-person',
  'ui-empty',
]
