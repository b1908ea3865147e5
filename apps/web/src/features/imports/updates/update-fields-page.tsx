import { Heading } from '#layout'
import { useIdentity, useTexts, useMay } from '#shared'
import { Loadable, Tabs, useHashTab } from '#ui'
import { useWritableFields } from '../use-import-fields.ts'
import { ManyUpdate } from './many-update.tsx'
import { PasteUpdate } from './paste-update.tsx'
import classes from './update-fields-page.module.css'

/** Changes fields of many people at a time (spec §2.2, admin/project/updateuserfields). */
export default function UpdateFieldsPage() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const may = useMay()
  const fields = useWritableFields()
  const [tab, setTab] = useHashTab('uTab', ['paste', 'many'])
  const body = (
    <div className={classes.part}>
      <Loadable query={{ data: fields, error: null, refetch: () => undefined }}>
        {(writable) => <PasteUpdate key={ProjectId} fields={writable} />}
      </Loadable>
    </div>
  )
  return (
    <div className={classes.page}>
      <div>
        <Heading as="h1" size="page">
          {t('updates.title')}
        </Heading>
        <p className={classes.note}>{t('updates.lead')}</p>
      </div>
      {/* Setting a value for many is the Admin's (spec §6). */}
      {!may('imports.setUserField') ? (
        body
      ) : (
        <Tabs
          label={t('updates.tabs')}
          tabs={[
            { key: 'paste', label: t('updates.tab.paste') },
            { key: 'many', label: t('updates.tab.many') },
          ]}
          current={tab}
          onChange={setTab}
        >
          {tab === 'paste' ? (
            body
          ) : (
            <div className={classes.part}>
              <ManyUpdate />
            </div>
          )}
        </Tabs>
      )}
    </div>
  )
}
