import { Editor, type JSONContent } from '@tiptap/core'
import type { Language } from '@telemachos/contract/core/define-texts'
import { cleanRichText } from '@telemachos/rules/rich-text/clean-rich-text'
import { readRichText, writeRichText } from '@telemachos/rules/rich-text/rich-text'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { loadPart } from '../../api/load-part.ts'
import type { ControlProps } from '../field-frame.tsx'
import { EditorTools } from './editor-tools.tsx'
import { extensionsFor } from './extensions.ts'
import type { PictureAttrs } from './picture-attrs.ts'
import classes from './rich-text-editor.module.css'

/** Where pictures of a text come from. */
export interface Pictures {
  /** Media types that are taken. */
  readonly accept: readonly string[]
  readonly addressOf: (key: string) => string
  /** Keeps a picture, and says what it shows in words; undefined where that was given up. */
  readonly add: (picture: File) => Promise<PictureAttrs | undefined>
}

interface Props {
  readonly label: string
  readonly control: ControlProps
  readonly language: Language
  /** As it is stored: plain text, or a document. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly pictures: Pictures
  /** Whether somebody was in what stood in its place, and goes on here. */
  readonly isInside: RefObject<boolean>
}

/** What is edited; where there is nothing, a paragraph to begin in. */
function documentOf(stored: string): JSONContent {
  const { content, ...document } = readRichText(stored) as JSONContent
  return { ...document, content: content?.length ? content : [{ type: 'paragraph' }] }
}

/**
 * An editor of text with headings, lists, links and pictures (spec §5, rich-text toolbar). What is pasted
 * or dropped is cleaned; pictures among it are uploaded.
 */
export default function RichTextEditor(props: Props) {
  const { label, control, language, value, pictures } = props
  const place = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor>()
  /** What was told last: what comes from elsewhere is taken over. */
  const told = useRef(value)
  const tell = useEffectEvent((next: string) => {
    told.current = next
    props.onChange(next)
  })
  async function addPicture(target: Editor, file: File): Promise<void> {
    const attrs = await pictures.add(file)
    if (target.isDestroyed) return
    // What is typed next goes below the picture, and not in its place.
    const picture = attrs && [{ type: 'picture', attrs }, { type: 'paragraph' }]
    if (picture) target.chain().focus().insertContent(picture).run()
    else target.commands.focus()
  }
  const takeFiles = useEffectEvent((target: Editor | undefined, files: Iterable<File>): boolean => {
    const picture = [...files].find(({ type }) => pictures.accept.includes(type))
    if (!target || !picture) return false
    void addPicture(target, picture)
    return true
  })
  const clean = useRef<(html: string) => string>(undefined)
  const loadCleaner = async (): Promise<void> => {
    const { cleanPasted } = await loadPart(() => import('./clean-pasted.ts'))
    clean.current = cleanPasted
  }
  const open = useEffectEvent((element: HTMLDivElement) => {
    void loadCleaner().catch(() => {})
    const opened = new Editor({
      element,
      injectCSS: false,
      extensions: extensionsFor(pictures.addressOf),
      content: documentOf(value),
      editorProps: {
        attributes: {
          id: control.id,
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          lang: language,
          dir: 'auto',
          class: classes.text ?? '',
        },
        transformPastedHTML: (html) => clean.current?.(html) ?? html,
        handlePaste(view, { clipboardData }) {
          const html = clipboardData?.getData('text/html') ?? ''
          if (html === '') return takeFiles(opened, clipboardData?.files ?? [])
          // What cleans it is loaded once the editor is there.
          if (!clean.current) void loadCleaner().then(() => view.pasteHTML(html))
          return !clean.current
        },
        handleDrop: (_view, { dataTransfer }) => takeFiles(opened, dataTransfer?.files ?? []),
      },
      onUpdate: () => tell(writeRichText(cleanRichText(opened.getJSON()))),
    })
    if (props.isInside.current) opened.commands.focus('end')
    return opened
  })
  useEffect(() => {
    const opened = place.current && open(place.current)
    setEditor(opened ?? undefined)
    return () => opened?.destroy()
  }, [])
  useEffect(() => {
    if (!editor || value === told.current) return
    told.current = value
    editor.commands.setContent(documentOf(value), { emitUpdate: false })
  }, [editor, value])
  const isInvalid = control['aria-invalid'] ?? false
  const describedBy = control['aria-describedby']
  useEffect(() => {
    const text = place.current?.firstElementChild
    text?.toggleAttribute('aria-invalid', isInvalid)
    if (isInvalid) text?.setAttribute('aria-invalid', 'true')
    if (describedBy) text?.setAttribute('aria-describedby', describedBy)
    else text?.removeAttribute('aria-describedby')
  }, [editor, isInvalid, describedBy])
  return (
    <div className={classes.frame} data-wrong={isInvalid || undefined}>
      {editor && (
        <EditorTools
          editor={editor}
          label={label}
          controls={control.id}
          accept={pictures.accept}
          onPicture={(picture) => void addPicture(editor, picture)}
        />
      )}
      <div ref={place} />
    </div>
  )
}
