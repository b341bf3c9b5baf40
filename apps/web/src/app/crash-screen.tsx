import { Button } from '@mantine/core'
import { Component, type ReactNode } from 'react'
import { textOf } from '#web/lib/text.ts'
import { Empty } from '#web/ui/blocks.tsx'

/** A defect in a page: says so and offers to load it again, instead of an empty window. */
export class CrashScreen extends Component<{ children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }
  static getDerivedStateFromError() {
    return { hasCrashed: true }
  }
  override render() {
    if (!this.state.hasCrashed) return this.props.children
    return (
      <main role="alert">
        <Empty icon="alert" title={textOf('app.crashed')}>
          <Button onClick={() => location.reload()}>{textOf('app.reload')}</Button>
        </Empty>
      </main>
    )
  }
}
