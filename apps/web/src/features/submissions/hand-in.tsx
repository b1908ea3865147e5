import { FILE_KINDS } from '@telemachos/contract/actions/need-kinds'
import { useState } from 'react'
import {
  isConflict,
  errorText,
  useWrite,
  noteOwnWrite,
  limitOf,
  refusalOf,
  useTexts,
} from '#shared'
import { Uploader } from '#features/files'
import { Stack } from '#layout'
import { Button, useUnsaved, TextArea, TextField, toast } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import classes from './submissions.module.css'
import type { Slot, Submission, Work } from './use-work.ts'

interface Props {
  readonly work: Work
  readonly slot: Slot
  readonly submission: Submission | undefined
}

const MIB = 1024 * 1024

/** Handing in what is asked for: files as soon as they have arrived, a note and a link by a button. */
export function HandIn({ work, slot, submission }: Props) {
  const { t } = useTexts()
  const client = useQueryClient()
  const submitting = useWrite('submissions.submit')
  const [note, setNote] = useState('')
  const [link, setLink] = useState('')
  useUnsaved(note.trim() !== '' || link.trim() !== '')
  const takes = (kind: Slot['takes'][number]): boolean => slot.takes.includes(kind)
  const { ActionId, MenteeId } = work

  const hand = async (FileIds: number[]): Promise<void> => {
    noteOwnWrite(MenteeId, ActionId)
    try {
      await submitting.mutateAsync({
        ActionId,
        MenteeId,
        FileIds,
        Slot: slot.id,
        Revision: submission?.Revision ?? 0,
        Note: takes('note') ? note : '',
        Link: takes('link') ? link : '',
      })
      setNote('')
      setLink('')
      toast(t('submissions.slot.submitted'))
    } catch (error) {
      if (isConflict(error as Error)) void client.invalidateQueries()
      throw error
    }
  }
  const refusal = (field: string) => submitting.error && refusalOf(submitting.error, field)
  const isBeside = (['Note', 'Link'] as const).some((field) => refusal(field))
  return (
    <Stack gap={3} packed>
      {takes('note') && (
        <TextArea
          label={t('submissions.slot.note')}
          value={note}
          maxLength={limitOf('submissions.submit', 'Note')}
          error={refusal('Note')}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      )}
      {takes('link') && (
        <TextField
          label={t('submissions.slot.link')}
          hint={t('submissions.slot.linkHint')}
          type="url"
          inputMode="url"
          value={link}
          maxLength={limitOf('submissions.submit', 'Link')}
          error={refusal('Link')}
          onChange={(event) => setLink(event.currentTarget.value)}
        />
      )}
      {takes('file') && (
        <>
          <Limits slot={slot} />
          <Uploader
            category={`submissions/${MenteeId}/${ActionId}`}
            name={slot.id}
            accept={slot.files.flatMap((kind) => [...FILE_KINDS[kind]])}
            multiple={slot.maxFiles > 1}
            largest={slot.maxMb * MIB}
            userId={MenteeId}
            onUploaded={(files) => hand(files.map(({ Id }) => Id))}
          />
        </>
      )}
      {(takes('note') || takes('link')) && (
        <div>
          <Button
            loading={submitting.isPending}
            disabled={note.trim() === '' && link.trim() === ''}
            onClick={() => void hand([]).catch(() => undefined)}
          >
            {t(submission ? 'submissions.slot.replace' : 'submissions.slot.submit')}
          </Button>
        </div>
      )}
      {submitting.error && !isBeside && (
        <p role="alert" className={classes.error}>
          {isConflict(submitting.error)
            ? t('submissions.slot.conflict')
            : errorText(submitting.error, t)}
        </p>
      )}
    </Stack>
  )
}

function Limits({ slot: { files, maxFiles } }: { readonly slot: Slot }) {
  const { t } = useTexts()
  const kinds = files.length === 0 ? (['any'] as const) : files
  return (
    <p className={classes.faint}>
      {t('submissions.slot.limits', {
        kinds: kinds.map((kind) => t(`submissions.kind.${kind}`)).join(', '),
        count: maxFiles,
      })}{' '}
      {t(maxFiles > 1 ? 'submissions.slot.together' : 'submissions.slot.once')}
    </p>
  )
}
