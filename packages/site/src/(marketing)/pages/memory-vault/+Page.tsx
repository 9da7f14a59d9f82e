export { MemoryVaultIntroduction as Page } from '#(marketing)/components/introductions/memory-vault-introduction.tsx';
