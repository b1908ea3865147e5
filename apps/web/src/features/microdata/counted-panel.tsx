import { Heading, Stack } from '#layout'
import { useCall, useIdentity, useTexts, type CallInput } from '#shared'
import { PersonLink } from '#features/people'
import { Drawer, Loadable, Pager } from '#ui'
import { fullName } from '@telemachos/rules/greek-person'
import { useState } from 'react'

type Input = CallInput<'microdata.listCounted'>

export interface Chosen {
  readonly Code: Input['Code']
  readonly Gender: NonNullable<Input['Gender']> | null
}

const PER_PAGE = 20

interface Props {
  readonly chosen: Chosen
  readonly onClose: () => void
}

/** Who counts in an indicator. */
export function CountedPanel({ chosen: { Code, Gender }, onClose }: Props) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [page, setPage] = useState(1)
  const query = useCall('microdata.listCounted', { ProjectId, Code, Gender, page })
  const gender =
    Gender && t(Gender === '5301' ? 'microdata.indicators.men' : 'microdata.indicators.women')
  const title = [`${Code} ${t(`microdata.indicator.${Code}`)}`, gender].filter(Boolean).join(', ')
  return (
    <Drawer
      label={title}
      head={<Heading as="h2">{title}</Heading>}
      closeLabel={t('microdata.indicators.close')}
      onClose={onClose}
    >
      <Loadable query={query}>
        {({ list, count }) => (
          <Stack gap={3}>
            <Stack as="ul" gap={2} packed>
              {list.map((person) => (
                <li key={person.UserId}>
                  <PersonLink id={person.UserId}>{fullName(person)}</PersonLink>
                </li>
              ))}
            </Stack>
            <Pager page={page} last={Math.ceil(count / PER_PAGE)} onChange={setPage} />
          </Stack>
        )}
      </Loadable>
    </Drawer>
  )
}
