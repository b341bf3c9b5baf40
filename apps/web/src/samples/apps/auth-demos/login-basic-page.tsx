import { BasicFrame } from './basic-frame.tsx'
import { LoginForm } from './login-form.tsx'

const LoginBasicPage = () => (
  <BasicFrame kind="login">
    <LoginForm look="basic" />
  </BasicFrame>
)
export default LoginBasicPage
