import { Migration } from '@mikro-orm/migrations';

/** What members decided about proposals from transcripts, and questions about people of the tree. */
export class Migration0586 extends Migration {
  override name = '0586-tree-voices';

  override up(): void {
    this.addSql(`
      create table tree_voice_requests (
        capture_id uuid primary key references captures (id) on delete cascade,
        family_id uuid not null references families (id) on delete cascade,
        record_id uuid not null,
        asked_by uuid references users (id) on delete set null,
        created_at timestamptz not null,
        answered_at timestamptz
      )`);
    this.addSql(
      'create index tree_voice_requests_of_record on tree_voice_requests (family_id, record_id)',
    );
    this.addSql('create index tree_voice_requests_of_user on tree_voice_requests (asked_by)');
    this.addSql(`
      create table tree_proposal_decisions (
        recording_id uuid not null references recordings (id) on delete cascade,
        key text not null,
        family_id uuid not null references families (id) on delete cascade,
        decision text not null,
        decided_by uuid references users (id) on delete set null,
        decided_at timestamptz not null,
        change_id uuid,
        primary key (recording_id, key)
      )`);
    this.addSql(
      'create index tree_proposal_decisions_of_family on tree_proposal_decisions (family_id)',
    );
    this.addSql(
      'create index tree_proposal_decisions_of_user on tree_proposal_decisions (decided_by)',
    );
  }

  override down(): void {
    this.addSql('drop table tree_proposal_decisions');
    this.addSql('drop table tree_voice_requests');
  }
}
