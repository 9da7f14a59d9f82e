import { Migration } from '@mikro-orm/migrations';

/** When a worker last ran its sweeps, by the clock of the database. One row, or none. */
export class Migration0626 extends Migration {
  override name = '0626-worker-beat';

  override up(): void {
    this.addSql(`
      create table worker_beat (
        only_row boolean primary key default true check (only_row),
        seen_at timestamptz not null
      )`);
  }

  override down(): void {
    this.addSql('drop table worker_beat');
  }
}
