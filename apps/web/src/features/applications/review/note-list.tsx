import { Heading, Row, Stack, Text } from '#layout'
import { MAX_NOTE } from '@telemachos/contract/applications/limits'
import { formatDateTime } from '@telemachos/rules/dates'
import { fullName } from '@telemachos/rules/greek-person'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useIdentity, useTexts, useWrite, type CallOutput } from '#shared'
import { Button, IconButton, showSystemMessage, TextArea } from '#ui'
import classes from './applications.module.css'

/** What those who assess an application remark about it. */
export function NoteList({ one }: { readonly one: CallOutput<'applications.read'> }) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [text, setText] = useState('')
  const add = useWrite('applications.addNote')
  const remove = useWrite('applications.removeNote')
  async function write(): Promise<void> {
    try {
      await add.mutateAsync({ ProjectId, AppId: one.Id, Text: text.trim() })
      setText('')
    } catch (error) {
      showSystemMessage(error, t)
    }
  }
  return (
    <Stack as="section" gap={3} aria-label={t('applications.notes')}>
      <Heading as="h3">{t('applications.notes')}</Heading>
      {one.Notes.length === 0 && <Text tone="soft">{t('applications.notes.none')}</Text>}
      <ul className={classes.history}>
        {one.Notes.map(({ Id, At, By, Text: said, Mine }) => (
          <li key={Id} className={classes.note}>
            <div>
              <Text tone="soft" size="medium">
                {formatDateTime(At)} · {By ? fullName(By) : t('applications.score.gone')}
              </Text>
              <p className={classes.said}>{said}</p>
            </div>
            {Mine && (
              <IconButton
                label={t('applications.notes.remove', { at: formatDateTime(At) })}
                onClick={() =>
                  void remove
                    .mutateAsync({ ProjectId, Id })
                    .catch((error: unknown) => showSystemMessage(error, t))
                }
              >
                <IconTrash size={18} />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      <TextArea
        label={t('applications.notes.new')}
        maxLength={MAX_NOTE}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Row>
        <Button
          variant="default"
          loading={add.isPending}
          disabled={text.trim() === ''}
          onClick={() => void write()}
        >
          {t('applications.notes.add')}
        </Button>
      </Row>
    </Stack>
  )
}
