import { Card, FailureNotice, Heading, Text } from '#layout'
import { useState } from 'react'
import { errorText, useMay, useTexts, useWrite } from '#shared'
import { EmptyState, FileDrop, TextField } from '#ui'

/** Sends files to a folder of the administrators, to see that they arrive. */
export function FileTest() {
  const { t } = useTexts()
  const may = useMay()
  const [dir, setDir] = useState('documents')
  const write = useWrite('files.uploadAdminFiles')
  if (!may('files.uploadAdminFiles'))
    return <EmptyState title={t('services.notYours')} text={t('services.notYoursText')} />
  return (
    <Card as="section" gap={3} aria-labelledby="file-test">
      <Heading id="file-test">{t('development.tab.files')}</Heading>
      <Text tone="soft">{t('development.files.lead')}</Text>
      <TextField
        label={t('development.files.dir')}
        autoComplete="off"
        value={dir}
        onChange={(event) => setDir(event.currentTarget.value)}
      />
      <FileDrop
        label={t('files.dropHere')}
        accept={[]}
        multiple
        button={t('files.chooseMany')}
        text={t('files.orDropMany')}
        hint={t('development.files.hint')}
        onFiles={(files) => write.mutate({ dir: dir.trim(), files })}
      />
      <div aria-live="polite">
        {write.error && <FailureNotice>{errorText(write.error, t)}</FailureNotice>}
        {write.data && (
          <Text>
            {t('development.files.sent', { names: write.data.map(({ Name }) => Name).join(', ') })}
          </Text>
        )}
      </div>
    </Card>
  )
}
