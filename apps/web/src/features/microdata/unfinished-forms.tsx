import { Card, Heading, Row, Stack, Text } from '#layout'
import { keepPreviousData } from '@tanstack/react-query'
import type { Phase } from '@telemachos/contract/microdata/limits'
import { pathOf } from '@telemachos/contract/paths'
import { formatDate, todayInAthens } from '@telemachos/rules/dates'
import { fullName } from '@telemachos/rules/greek-person'
import { IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useCall, useIdentity, useTexts, type CallOutput } from '#shared'
import {
  Badge,
  EmptyState,
  lazyWindow,
  Loadable,
  Pager,
  ProjectLink,
  useLastPage,
  useNow,
  usePages,
} from '#ui'
import classes from './unfinished-forms.module.css'

const FormPanel = lazyWindow(() => import('./form-panel.tsx'), 'FormPanel')

type Unfinished = CallOutput<'microdata.listUnfinished'>['list'][number]

/** Forms that are not final, the oldest deadline first; a row opens the form. */
export function UnfinishedForms() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const pages = usePages()
  const [opened, setOpened] = useState<{ readonly userId: number; readonly phase: Phase }>()
  const forms = useCall(
    'microdata.listUnfinished',
    { ProjectId, ...pages.asked },
    { placeholderData: keepPreviousData },
  )
  useLastPage(pages.page, forms.data?.count, pages.goTo, pages.rows)
  const way = (
    <ProjectLink to={pathOf('admin.project.microdata')}>{t('home.unfinished.toForms')}</ProjectLink>
  )
  return (
    <Card as="section" gap={3} aria-labelledby="home-unfinished">
      <Row gap={4} lineGap={1} align="baseline" justify="between">
        <Heading id="home-unfinished">{t('home.unfinished')}</Heading>
        {(forms.data?.count ?? 0) > 0 && way}
      </Row>
      <Loadable query={forms}>
        {({ list, count }) =>
          count === 0 ? (
            <EmptyState
              icon={<IconCircleCheck size={28} stroke={1.5} />}
              title={t('home.unfinished.none')}
              text={t('home.unfinished.noneText')}
              action={way}
            />
          ) : (
            <Stack gap={3}>
              <Text tone="soft">{t('home.unfinished.found', { count })}</Text>
              <ul className={classes.rows} aria-labelledby="home-unfinished">
                {list.map((form) => (
                  <li key={`${form.UserId} ${form.Phase}`}>
                    <FormRow
                      form={form}
                      onOpen={() => setOpened({ userId: form.UserId, phase: form.Phase })}
                    />
                  </li>
                ))}
              </ul>
              <Pager {...pages.of(count)} />
            </Stack>
          )
        }
      </Loadable>
      {opened && (
        <FormPanel
          key={`${opened.userId} ${opened.phase}`}
          {...opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Card>
  )
}

interface FormRowProps {
  readonly form: Unfinished
  readonly onOpen: () => void
}

function FormRow({ form, onOpen }: FormRowProps) {
  const { t } = useTexts()
  const today = todayInAthens(useNow())
  const { Due, Phase: phase, State } = form
  return (
    <button type="button" className={classes.row} aria-haspopup="dialog" onClick={onOpen}>
      <span className={classes.name}>{fullName(form)}</span>
      <span>{t(`microdata.${phase}`)}</span>
      <span className={classes.due}>
        {t(Due < today ? 'home.unfinished.was' : 'home.unfinished.due', { date: formatDate(Due) })}
      </span>
      <Badge tone={State === 'draft' ? 'scheduled' : 'inactive'}>
        {t(State === 'draft' ? 'home.unfinished.draft' : 'microdata.state.none')}
      </Badge>
    </button>
  )
}
