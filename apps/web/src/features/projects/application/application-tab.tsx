import { builtInOf } from '@telemachos/contract/core/define-texts'
import { Stack, Text } from '#layout'
import { IconPlus } from '@tabler/icons-react'
import { STARTER_FORM } from '@telemachos/contract/applications/starter-form'
import { useState, type ReactNode } from 'react'
import { useTexts } from '#shared'
import { Button, EmptyState } from '#ui'
import type { Json, JsonObject } from '../json-path.ts'
import classes from '../projects.module.css'
import { moved, ReorderList } from '../reorder-list.tsx'
import { textsAt } from '../texts-at.ts'
import type { ProjectDraft } from '../use-project-draft.ts'
import { FORM_PATH, sectionsOf } from './form-draft.ts'
import { SectionCard } from './section-card.tsx'

/** What stands beside the form: how applicants see it, and its versions. */
export interface FormAside {
  /** None for a project that is not there yet. */
  readonly projectId: number | undefined
  readonly form: Json
  /** Puts an earlier version in the draft's place. */
  readonly onRestore: (form: Json) => void
}

interface Props {
  readonly edit: ProjectDraft
  readonly asideOf: (aside: FormAside) => ReactNode
}

/** The application form of the project, section by section, and how an applicant sees it beside. */
export function ApplicationTab({ edit, asideOf }: Props) {
  const { t, language } = useTexts()
  const sections = sectionsOf(edit.get(FORM_PATH))
  const [opened, setOpened] = useState<string>()
  const put = (next: readonly JsonObject[]) =>
    edit.set(FORM_PATH, next.length === 0 ? undefined : next)
  const nameOf = (section: JsonObject, place: number): string =>
    textsAt(section, { path: ['Title'] })[builtInOf(language)] ||
    String(section['Title'] ?? '') ||
    t('projects.application.section', { number: place + 1 })
  return (
    <div className={classes.beside}>
      <Stack gap={4} packed className={classes.stack}>
        <section className={classes.card}>
          <h2 className={classes.heading}>{t('projects.application.title')}</h2>
          <Text tone="faint" size="medium">
            {t('projects.application.text')}
          </Text>
          {sections.length === 0 && (
            <EmptyState
              title={t('projects.application.none')}
              text={t('projects.application.noneText')}
              action={
                <Button onClick={() => put(sectionsOf(STARTER_FORM.Application))}>
                  {t('projects.application.starter')}
                </Button>
              }
            />
          )}
        </section>
        <ReorderList
          label={t('projects.application.sections')}
          items={sections}
          nameOf={(section) => nameOf(section, sections.indexOf(section))}
          onMove={(from, to) => put(moved(sections, from, to))}
        >
          {(section, place) => (
            <SectionCard
              edit={edit}
              sections={sections}
              place={place}
              name={nameOf(section, place)}
              nameOf={nameOf}
              opened={opened}
              onOpen={setOpened}
              onChange={put}
            />
          )}
        </ReorderList>
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            onClick={() => put([...sections, { Title: '', Questions: {} }])}
          >
            {t('projects.application.addSection')}
          </Button>
        </div>
      </Stack>
      {asideOf({
        projectId: edit.project?.Id,
        form: sections,
        onRestore: (form) => edit.set(FORM_PATH, form),
      })}
    </div>
  )
}
