import { Stack, Text } from '#layout'
import { Button, EmptyState, IconButton, TextField } from '#ui'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '#shared'
import { isObject, isSame, type Json } from './json-path.ts'
import classes from './projects.module.css'
import { settingLimit } from './setting-limit.ts'
import type { ProjectDraft } from './use-project-draft.ts'
import { useRowFocus } from './use-row-focus.ts'

const PATH = ['Settings', 'Config', 'tdfw'] as const

interface Pair {
  readonly word: string
  readonly own: string
}

/** The project's own words: what a general label is called here (spec §3, tdfw). */
export function WordsTab({ edit }: { readonly edit: ProjectDraft }) {
  const { t } = useTexts()
  const rows = useRowFocus<HTMLElement>()
  const kept = edit.get(PATH)
  // Pairs may be half typed: only whole ones are settings.
  const [pairs, setPairs] = useState(() => pairsOf(kept))
  const [known, setKnown] = useState(kept)
  if (known !== kept) {
    setKnown(kept)
    if (!isSame(wordsOf(pairs), kept ?? {})) setPairs(pairsOf(kept))
  }
  function change(next: Pair[]): void {
    setPairs(next)
    const words = wordsOf(next)
    edit.set(PATH, Object.keys(words).length > 0 ? words : undefined)
  }
  const words = pairs.map(({ word }) => word.trim())
  return (
    <section ref={rows.ref} className={classes.card}>
      <h2 className={classes.heading}>{t('projects.words.title')}</h2>
      <Text tone="faint" size="medium">
        {t('projects.words.text')}
      </Text>
      {pairs.length === 0 && <EmptyState picture="language" title={t('projects.words.none')} />}
      <Stack as="ul" gap={3} packed className={classes.pairs}>
        {pairs.map((pair, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- Pairs have no name but their place while they are typed.
          <li key={place}>
            <TextField
              label={t('projects.words.general')}
              value={pair.word}
              maxLength={settingLimit([...PATH, ''])}
              error={
                pair.word !== '' && words.indexOf(pair.word.trim()) !== place
                  ? t('rule.duplicate')
                  : undefined
              }
              onChange={({ currentTarget }) =>
                change(pairs.with(place, { ...pair, word: currentTarget.value }))
              }
            />
            <TextField
              label={t('projects.words.own')}
              value={pair.own}
              maxLength={settingLimit([...PATH, ''])}
              onChange={({ currentTarget }) =>
                change(pairs.with(place, { ...pair, own: currentTarget.value }))
              }
            />
            <IconButton
              label={t('projects.words.remove', { word: pair.word })}
              onClick={() => {
                change(pairs.toSpliced(place, 1))
                rows.toAdding()
              }}
            >
              <IconTrash size={18} />
            </IconButton>
          </li>
        ))}
      </Stack>
      <Button
        variant="default"
        data-adds
        leftSection={<IconPlus size={18} aria-hidden="true" />}
        onClick={() => {
          setPairs([...pairs, { word: '', own: '' }])
          rows.toLast()
        }}
      >
        {t('projects.words.add')}
      </Button>
    </section>
  )
}

function pairsOf(words: Json | undefined): Pair[] {
  return isObject(words)
    ? Object.entries(words).map(([word, own]) => ({ word, own: String(own) }))
    : []
}

function wordsOf(pairs: readonly Pair[]): Record<string, string> {
  const whole = pairs.filter(({ word, own }) => word.trim() !== '' && own.trim() !== '')
  return Object.fromEntries(whole.map(({ word, own }) => [word.trim(), own]))
}
