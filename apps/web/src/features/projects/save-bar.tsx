import { askToConfirm, Button, DialogFrame } from '#ui'
import { useState, type ReactNode } from 'react'
import { useTexts, type SavePart } from '#shared'
import { ChangeList } from './change-list.tsx'
import { parsePath, placeOf } from './change-words.ts'
import changeClasses from './changes.module.css'
import { Row } from '#layout'
import type { JsonPath } from './json-path.ts'
import type { TabKey } from './setting-groups.ts'
import type { ProjectDraft } from './use-project-draft.ts'

interface Props {
  readonly edit: ProjectDraft
  /** What else of the page is unsaved. */
  readonly parts: readonly SavePart[]
  readonly titles: ReadonlyMap<number, string>
  readonly onSave: () => void
  /** Leads to where a problem is seen to. */
  readonly onShow: (tab: TabKey, path: JsonPath) => void
}

/** What has changed, and saving it; what was refused, each leading to its place. */
export function SaveBar({ edit, parts, titles, onSave, onShow }: Props) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const { changes } = edit
  const names = { draft: edit.draft, titles }
  const { problems, isSaving } = edit
  const isDirty = edit.isDirty || parts.length > 0
  // A new project can be saved from the first moment.
  if (edit.project && !isDirty && problems.length === 0) return null

  async function discard(): Promise<void> {
    const isSure = await askToConfirm({
      title: t('projects.discard.title'),
      text: t('projects.discard.text', { count: changes.length + parts.length }),
      confirmLabel: t('projects.discard'),
      danger: true,
    })
    if (!isSure) return
    edit.discard()
    for (const part of parts) part.discard()
  }
  return (
    <section aria-label={t('projects.bar')} className={changeClasses.bar}>
      {problems.length > 0 && (
        <div role="alert" className={changeClasses.problems}>
          <p>{t('projects.refused', { count: problems.length })}</p>
          <ul className={changeClasses.bullets}>
            {problems.map(({ field, message }) => {
              const path = parsePath(field)
              const place = placeOf(path, names, t)
              return (
                <li key={field}>
                  <button
                    type="button"
                    className={changeClasses.link}
                    onClick={() => onShow(place.tab, path)}
                  >
                    {place.words}
                  </button>{' '}
                  {message}
                </li>
              )
            })}
          </ul>
        </div>
      )}
      <Row gap={4} lineGap={2} align="center" justify="between" className={changeClasses.barLine}>
        <p role="status">
          {[
            changes.length > 0 && t('projects.changed', { count: changes.length }),
            ...parts.map(({ label }) => label),
            Object.keys(edit.unread).length > 0 && t('projects.unread'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <Row gap={2}>
          <Button
            variant="subtle"
            onClick={() => void discard()}
            disabled={!isDirty}
            held={isSaving}
          >
            {t('projects.discard')}
          </Button>
          <Button variant="default" disabled={changes.length === 0} onClick={() => setOpen(true)}>
            {t('projects.seeChanges')}
          </Button>
          <Button onClick={onSave} loading={isSaving} disabled={edit.conflict !== undefined}>
            {t('projects.save')}
          </Button>
        </Row>
      </Row>
      {isOpen && (
        <Review
          onCancel={() => setOpen(false)}
          onConfirm={() => {
            setOpen(false)
            onSave()
          }}
        >
          <ChangeList changes={changes} names={names} />
        </Review>
      )}
    </section>
  )
}

interface ReviewProps {
  readonly onCancel: () => void
  readonly onConfirm: () => void
  readonly children: ReactNode
}

/** What will be saved, before it is: Enter saves. */
function Review({ onCancel, onConfirm, children }: ReviewProps) {
  const { t } = useTexts()
  return (
    <DialogFrame
      title={t('projects.review')}
      confirmLabel={t('projects.save')}
      focused="confirm"
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      {children}
    </DialogFrame>
  )
}
