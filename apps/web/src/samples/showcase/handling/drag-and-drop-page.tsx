import { useDraggable, useDroppable } from '@dnd-kit/react'
import { Feedback, PointerActivationConstraints, PointerSensor } from '@dnd-kit/dom'
import { useState } from 'react'
import texts from 'texts:drag-and-drop'
import { addTexts } from '#web/lib/text.ts'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { Stack } from '#web/samples/showcase/examples/stack.tsx'
import { SortableLists } from '#web/samples/ui/data/sortable-lists.tsx'
import type { SortedList } from '#web/samples/ui/data/sorted-lists.ts'
import { DragAndDrop } from '#web/samples/ui/overlays/drag-and-drop.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import styles from './drag-and-drop.module.css'

addTexts(texts)

const WARDS: readonly SortedList[] = [
  {
    id: 'wards',
    label: 'Wards',
    items: [
      { id: 'emergency', name: 'Emergency', words: 'Twelve nurses, four doctors' },
      { id: 'maternity', name: 'Maternity', words: 'Six midwives' },
      { id: 'surgery', name: 'Surgery', words: 'Nine nurses' },
      { id: 'children', name: 'Children', words: 'Five nurses' },
    ],
  },
]
const Cards = () => {
  const [lists, setLists] = useState(WARDS)
  return <SortableLists lists={lists} onChange={setLists} isGrid />
}

const ROUND: readonly SortedList[] = [
  {
    id: 'round',
    label: 'Order of the round',
    items: ['Room 1', 'Room 2', 'Room 3', 'Room 4'].map((name) => ({ id: name, name })),
  },
]
const Basic = () => {
  const [lists, setLists] = useState(ROUND)
  return <SortableLists lists={lists} onChange={setLists} />
}

const TEAMS: readonly SortedList[] = [
  { id: 'day', label: 'Day', items: ['Ada Quist', 'Ben Okafor', 'Carla Nunes'].map((name) => ({ id: name, name })) },
  { id: 'night', label: 'Night', items: ['David Weiss', 'Elif Kaya'].map((name) => ({ id: name, name })) },
  { id: 'spare', label: 'On call', items: [] },
]
const Several = () => {
  const [lists, setLists] = useState(TEAMS)
  return <SortableLists lists={lists} onChange={setLists} />
}

const SKILLS = ['Ventilation', 'Dialysis', 'Triage', 'Wound care']
// The badge stays where it is, and its likeness is carried.
const COPIES = [Feedback.configure({ feedback: 'clone' })]
// By key, and by a press that stays where it is, the badge is a button.
const BY_POINTER = [
  PointerSensor.configure({ activationConstraints: [new PointerActivationConstraints.Distance({ value: 6 })] }),
]

const Skill = ({ name, onAdd }: { name: string; onAdd: () => void }) => {
  const { ref } = useDraggable({ id: name, type: 'skill', plugins: COPIES, sensors: BY_POINTER })
  return (
    <button type="button" ref={ref} className={styles.badge} onClick={onAdd}>
      <Icon name="plus" size={14} />
      {name}
    </button>
  )
}
const Needed = ({ skills, onRemove }: { skills: readonly Copy[]; onRemove: (key: number) => void }) => {
  const { ref, isDropTarget } = useDroppable({ id: 'needed', accept: 'skill' })
  return (
    <ul ref={ref} className={styles.needed} aria-label="Needed tonight" data-over={isDropTarget || undefined}>
      {skills.map(({ key, name }) => (
        <li key={key} className={styles.badge}>
          {name}
          <button type="button" aria-label={`Remove ${name}`} onClick={() => onRemove(key)}>
            <Icon name="close" size={14} />
          </button>
        </li>
      ))}
    </ul>
  )
}
type Copy = { key: number; name: string }
const Clone = () => {
  const [skills, setSkills] = useState<readonly Copy[]>([])
  const [next, setNext] = useState(1)
  const add = (name: string) => {
    setSkills([...skills, { key: next, name }])
    setNext(next + 1)
  }
  return (
    <DragAndDrop
      nameOf={(id) => (id === 'needed' ? 'Needed tonight' : id)}
      onDragEnd={({ canceled, operation: { source, target } }) => {
        if (!canceled && source && target?.id === 'needed') add(String(source.id))
      }}
    >
      <Stack>
        <div className={styles.badges} role="group" aria-label="Skills">
          {SKILLS.map((name) => (
            <Skill key={name} name={name} onAdd={() => add(name)} />
          ))}
        </div>
        <Needed skills={skills} onRemove={(key) => setSkills(skills.filter((one) => one.key !== key))} />
        <p className={styles.state} role="status">
          {skills.length === 0 ? 'Nothing is needed yet.' : `Needed: ${skills.map(({ name }) => name).join(', ')}`}
        </p>
      </Stack>
    </DragAndDrop>
  )
}

const STEPS: readonly SortedList[] = [
  {
    id: 'steps',
    label: 'Handover',
    items: [
      { id: 'patients', name: 'Patients', words: 'Who came, who left, who worries us' },
      { id: 'medicine', name: 'Medicine', words: 'What is due before midnight' },
      { id: 'keys', name: 'Keys', words: 'Counted and signed for' },
    ],
  },
]
const Handles = () => {
  const [lists, setLists] = useState(STEPS)
  return <SortableLists lists={lists} onChange={setLists} hasGrips />
}

const DragAndDropPage = () => (
  <Examples
    page="drag-and-drop"
    parts={{ Cards, Several, Basic, Handles, Clone }}
    wide={['Cards', 'Several', 'Clone']}
  />
)
export default DragAndDropPage
