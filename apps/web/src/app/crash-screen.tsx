import { Button } from '@mantine/core'
import { Component, type ReactNode } from 'react'
import { textOf } from '#web/lib/text.ts'

/** A defect in a page: says so and offers to load it again, instead of an empty window. */
export class CrashScreen extends Component<{ children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }
  static getDerivedStateFromError() {
    return { hasCrashed: true }
  }
  override render() {
    if (!this.state.hasCrashed) return this.props.children
    return (
      <main role="alert" className="splash">
        <div>
          <h1>{textOf('app.crashed')}</h1>
          <Button onClick={() => location.reload()}>{textOf('app.reload')}</Button>
        </div>
      </main>
    )
  }
}
