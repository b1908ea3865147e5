import { SEARCH_MS } from '@telemachos/contract/language/limits'
import type { ReactNode } from 'react'
import { Row } from '#layout'
import { useTexts } from '#shared'
import { Menu, SearchField, SelectField } from '#ui'
import { ImportChoice } from './import-choice.tsx'
import classes from './language.module.css'

interface Choice<Value extends string> {
  readonly label: string
  /** What it is called that nothing is chosen. */
  readonly none: string
  readonly value: Value | null
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: Value | null) => void
}

interface LanguageProps {
  readonly languages: readonly { readonly code: string; readonly title: string }[]
  readonly language: string
  readonly onLanguage: (language: string | undefined) => void
}

interface Props<State extends string, Kind extends string> extends LanguageProps {
  readonly state: Omit<Choice<State>, 'label' | 'none'>
  /** By what else the table is narrowed. */
  readonly kind: Choice<Kind>
  readonly search: string
  readonly onSearch: (search: string) => void
  /** Goes from the search to what it has found, by the arrow that points there. */
  readonly onDown: () => void
  /** What the table is exported as. */
  readonly exports: readonly {
    readonly key: string
    readonly label: string
    readonly run: () => void
  }[]
  readonly onFile: (file: File) => void
  /** What is done before exporting, and at the end. */
  readonly first?: ReactNode
  readonly last?: ReactNode
}

/** What stands above a table of texts: its language, what narrows it, search, export and import. */
export function TextsBar<State extends string, Kind extends string>(props: Props<State, Kind>) {
  const { languages, language, onLanguage, state, kind, search, onSearch, exports } = props
  const { t } = useTexts()
  return (
    <Row gap={3} lineGap={3} align="end" className={classes.bar}>
      <SelectField
        label={t('language.translateTo')}
        value={language}
        options={languages.map((one) => ({ value: one.code, label: one.title }))}
        onChange={(next) => onLanguage(next ?? undefined)}
      />
      <Narrowing {...state} label={t('language.state')} none={t('language.state.all')} />
      <Narrowing {...kind} />
      <div
        role="presentation"
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          props.onDown()
        }}
      >
        <SearchField
          label={t('language.search')}
          placeholder={t('language.search')}
          value={search}
          debounceMs={SEARCH_MS}
          onChange={onSearch}
        />
      </div>
      {props.first}
      <Menu
        className={classes.menu ?? ''}
        label={t('language.export')}
        button={t('language.export')}
        items={exports}
      />
      <ImportChoice onFile={props.onFile} />
      {props.last}
    </Row>
  )
}

function Narrowing<Value extends string>({ options, onChange, ...field }: Choice<Value>) {
  return (
    <SelectField
      {...field}
      options={options}
      onChange={(next) => onChange(options.find(({ value }) => value === next)?.value ?? null)}
    />
  )
}
