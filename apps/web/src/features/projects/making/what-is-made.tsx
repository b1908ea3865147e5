import { Stack } from '#layout'
import { useCall, useTexts, type CallInput, type CallOutput } from '#shared'
import { Loadable } from '#ui'
import classes from './making.module.css'

interface Props {
  readonly from: CallInput<'projects.previewProject'>['From']
}

type Made = CallOutput<'projects.previewProject'>['Makes'][number]

/** What the new project will have, before it is made. */
export function WhatIsMade({ from }: Props) {
  const { t } = useTexts()
  const query = useCall('projects.previewProject', { From: from })
  return (
    <Stack as="section" gap={2} aria-label={t('projects.making.makes')} className={classes.made}>
      <h2 className={classes.legend}>{t('projects.making.makes')}</h2>
      <Loadable query={query}>
        {({ Makes }) => (
          <ul>
            {Makes.map((made) => (
              <li key={made.Part}>
                <PartMade made={made} />
              </li>
            ))}
          </ul>
        )}
      </Loadable>
    </Stack>
  )
}

/** Parts whose names are words of people, and worth reading. */
const NAMED: readonly Made['Part'][] = ['fields', 'actions']

function PartMade({ made: { Part, Count, Names } }: { readonly made: Made }) {
  const { t } = useTexts()
  const words = `${t(`projects.part.${Part}`)}: ${t('projects.making.count', { count: Count })}`
  if (Count === 0 || !NAMED.includes(Part)) return words
  return (
    <details>
      <summary>{words}</summary>
      <p>{Names.join(', ')}</p>
    </details>
  )
}
