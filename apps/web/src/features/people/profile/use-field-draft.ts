import { useEffect, useRef, useState } from 'react'
import {
  ApiError,
  errorText,
  otherWriter,
  refusalBeside,
  refusalOf,
  useIdentity,
  useMay,
  useTexts,
  useWrite,
} from '#shared'
import { announce } from '#ui'
import type { PersonField } from './field-list.ts'

/** What was typed, and what the field held when typing began. */
interface Typed {
  readonly text: string
  readonly base: string
}

/** What was typed and is not saved yet: still there when one comes back from another tab or page. */
const unsaved = new Map<string, Typed>()

/** What somebody else has written, who and when. */
interface Conflict {
  readonly value: string
  readonly by?: string
  readonly at?: string
}

export interface FieldDraft {
  /** What the field shows: what was typed, or what it holds. */
  readonly text: string
  readonly status: 'clean' | 'typed' | 'saving' | 'saved'
  /** What is wrong, in words. */
  readonly problem: string | undefined
  /** What somebody else has written meanwhile. */
  readonly conflict: Conflict | undefined
  readonly type: (text: string) => void
  /** Saves what was typed, or the text that is given; nothing where nothing has changed. */
  readonly save: (text?: string) => void
  /** Forgets what was typed. */
  readonly revert: () => void
  /** Saves what was typed over what somebody else has written. */
  readonly insist: () => void
}

/** One field of a person that is saved by itself. */
export function useFieldDraft(userId: number, field: PersonField): FieldDraft {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const key = `${ProjectId} ${userId} ${field.name}`
  const [typed, setTyped] = useState(() => unsaved.get(key))
  const [status, setStatus] = useState<'idle' | 'saving' | 'saved'>('idle')
  const [problem, setProblem] = useState<string>()
  const [conflict, setConflict] = useState<Conflict>()
  const write = useWriteField(userId)
  const latest = useRef(typed)
  const isSaving = useRef(false)
  /** Saving was asked for while the value before was still on its way. */
  const isWanted = useRef(false)
  useEffect(() => {
    latest.current = typed
  }, [typed])

  function keep(next: Typed | undefined): void {
    latest.current = next
    setTyped(next)
    if (next) unsaved.set(key, next)
    else unsaved.delete(key)
  }
  function forgetRefusal(): void {
    setProblem(undefined)
    setConflict(undefined)
  }

  async function send({ text, base }: Typed): Promise<void> {
    setStatus('saving')
    forgetRefusal()
    isSaving.current = true
    isWanted.current = false
    try {
      const { Pending } = await write({ Name: field.name, Value: text, Old: base })
      // Whoever went on typing meanwhile goes on from what is saved now.
      const later = latest.current
      const waiting = Pending?.[field.name]
      const saved = waiting === undefined ? text : base
      const next = later && later.text !== text ? { text: later.text, base: saved } : undefined
      keep(next)
      isSaving.current = false
      if (next && isWanted.current) return send(next)
      setStatus(waiting === undefined ? 'saved' : 'idle')
      announce(
        waiting === undefined
          ? t('users.fields.savedName', { label: field.label })
          : t('identity.email.pending', { email: waiting }),
      )
    } catch (error) {
      isSaving.current = false
      setStatus('idle')
      const theirs = valueInConflict(error, field.name)
      if (theirs !== undefined) setConflict({ value: theirs, ...otherWriter(error) })
      else setProblem(problemText(error, field.name) ?? errorText(error, t))
    }
  }

  return {
    text: typed?.text ?? (field.masked ? '' : field.value),
    status:
      status === 'saving' ? 'saving' : typed ? 'typed' : status === 'saved' ? 'saved' : 'clean',
    problem,
    conflict,
    type: (text) => {
      forgetRefusal()
      setStatus('idle')
      keep({ text, base: typed?.base ?? field.value })
    },
    save: (text = latest.current?.text) => {
      if (text === undefined || conflict !== undefined) return
      if (isSaving.current) {
        keep({ text, base: latest.current?.base ?? field.value })
        isWanted.current = true
        return
      }
      const next = { text, base: latest.current?.base ?? field.value }
      // A masked number is replaced by another one, or stays.
      if (text === next.base || (field.masked && text === '')) return keep(undefined)
      keep(next)
      void send(next)
    },
    revert: () => {
      forgetRefusal()
      keep(undefined)
    },
    insist: () => {
      if (typed === undefined || conflict === undefined) return
      const next = { text: typed.text, base: conflict.value }
      keep(next)
      void send(next)
    },
  }
}

/** A mentee has a call of their own for what is theirs. */
function useWriteField(userId: number) {
  const { UserId } = useIdentity()
  const may = useMay()
  const asMentee = useWrite('people.updateFieldAsMentee')
  const ofPerson = useWrite('people.updateField')
  return (change: { Name: string; Value: string; Old: string }) =>
    may('people.updateFieldAsMentee') && userId === UserId
      ? asMentee.mutateAsync(change)
      : ofPerson.mutateAsync({ UserId: userId, ...change })
}

/** What somebody else has written in the field; undefined where the refusal is another one. */
function valueInConflict(error: unknown, name: string): string | undefined {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return undefined
  const { Values } = error.details as { Values?: Record<string, string> }
  return Values?.[name]
}

const problemText = (error: unknown, name: string): string | undefined =>
  refusalOf(error, name) ?? refusalBeside(error, [name])
