import { Stack, Text } from '#layout'
import { pathText } from '@telemachos/rules/json-keys'
import { Suspense } from 'react'
import { useTexts } from '#shared'
import { lazyPart } from '#ui'
import classes from './projects.module.css'
import { SECTIONS, type FormTab, type Section } from './sections.ts'
import { SendFilter } from './send-filter.tsx'
import { SettingDefault } from './setting-default.tsx'
import { SettingField } from './setting-field.tsx'
import { TryMessages } from './try-messages.tsx'
import type { ProjectDraft } from './use-project-draft.ts'

/** Few ever open it, and it is large. */
const FormDesigner = lazyPart(() => import('./microdata/form-designer.tsx'))

/** A page that is a plain form, drawn from the table of sections. */
export function SectionForm({ tab, edit }: { readonly tab: FormTab; readonly edit: ProjectDraft }) {
  const { t } = useTexts()
  const sections: readonly Section[] = SECTIONS[tab]
  return (
    <Stack gap={4} packed className={classes.stack}>
      {sections.map(({ title, text, settings }) => (
        <section key={title} className={classes.card} aria-label={t(title)}>
          <h2 className={classes.heading}>{t(title)}</h2>
          {text && (
            <Text tone="faint" size="medium">
              {t(text)}
            </Text>
          )}
          <div className={classes.settings}>
            {settings.map((setting) => (
              <div key={setting.path.join('.')} data-setting={pathText(setting.path)}>
                <SettingField setting={setting} edit={edit} />
                <SettingDefault setting={setting} edit={edit} />
              </div>
            ))}
          </div>
          {title === 'projects.section.communicator' && edit.project && (
            <TryMessages projectId={edit.project.Id} />
          )}
        </section>
      ))}
      {tab === 'microdata' && (
        <>
          <SendFilter edit={edit} />
          <Suspense fallback={null}>
            <FormDesigner edit={edit} />
          </Suspense>
        </>
      )}
    </Stack>
  )
}
