import { Accordion as KitAccordion } from '@mantine/core'
import '@mantine/core/styles/Accordion.layer.css'
import { useState } from 'react'
import texts from 'texts:accordion'
import { addTexts } from '#web/lib/text.ts'
import { Accordion } from '#web/samples/ui/layout/accordion.tsx'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import styles from './accordion.module.css'

addTexts(texts)

const FOLDS = [
  {
    id: 'swap',
    title: 'How is a shift swapped?',
    content: 'Both clinicians agree to it, and the facility confirms it on the same day.',
  },
  {
    id: 'licence',
    title: 'What if a licence runs out?',
    content: 'Shifts after its last day are offered to somebody else until it is renewed.',
  },
  {
    id: 'call',
    title: 'Who is on call at night?',
    content: 'The rota of each ward names two people, the second for when the first is out.',
  },
]

const ITEMS = FOLDS.map(({ id, title, content }) => (
  <KitAccordion.Item key={id} value={id}>
    <KitAccordion.Control>{title}</KitAccordion.Control>
    <KitAccordion.Panel>{content}</KitAccordion.Panel>
  </KitAccordion.Item>
))

const Uncontrolled = () => (
  <KitAccordion className={styles.folds} defaultValue="swap" order={3} keepMountedMode="display-none">
    {ITEMS}
  </KitAccordion>
)

const Controlled = () => {
  const [open, setOpen] = useState('licence')
  return <Accordion folds={FOLDS} open={open} onOpen={setOpen} />
}

const NoArrow = () => (
  <KitAccordion
    className={styles.folds}
    defaultValue="swap"
    order={3}
    keepMountedMode="display-none"
    classNames={{ chevron: styles.none ?? '', label: styles.bold ?? '' }}
  >
    {ITEMS}
  </KitAccordion>
)

const Border = () => (
  <KitAccordion
    className={styles.folds}
    variant="contained"
    defaultValue="swap"
    order={3}
    keepMountedMode="display-none"
    classNames={{ item: styles.item ?? '' }}
  >
    {ITEMS}
  </KitAccordion>
)

const Margin = () => (
  <KitAccordion
    className={styles.folds}
    variant="separated"
    defaultValue="swap"
    order={3}
    keepMountedMode="display-none"
    classNames={{ item: styles.item ?? '' }}
  >
    {ITEMS}
  </KitAccordion>
)

const Hover = () => {
  const [open, setOpen] = useState<string | null>(null)
  return (
    <KitAccordion
      className={styles.folds}
      variant="separated"
      value={open}
      onChange={setOpen}
      order={3}
      keepMountedMode="display-none"
      classNames={{ item: styles.item ?? '' }}
    >
      {FOLDS.map(({ id, title, content }) => (
        // A finger points at nothing before it presses: a press opens it, as Enter does.
        <KitAccordion.Item
          key={id}
          value={id}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpen(id)}
        >
          <KitAccordion.Control>{title}</KitAccordion.Control>
          <KitAccordion.Panel>{content}</KitAccordion.Panel>
        </KitAccordion.Item>
      ))}
    </KitAccordion>
  )
}

const AccordionPage = () => (
  <Examples page="accordion" parts={{ Uncontrolled, Controlled, NoArrow, Border, Margin, Hover }} />
)
export default AccordionPage
